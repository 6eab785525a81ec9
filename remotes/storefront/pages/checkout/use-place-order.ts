import { hasStatus } from '@stoa/api/http'
import { useApi } from '@stoa/api/react'
import { cartKeys, useCompleteCart } from '@stoa/api/store/carts'
import { orderQueries } from '@stoa/api/store/orders'
import { useTranslation } from '@stoa/i18n/react'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'

import { orderFailureOf } from '../../model/order-failure.ts'
import { failureText } from '../../state/failure-text.ts'

/**
 * Why there is no order: things ran out, the cart is gone, the payment was refused or needs more from the shopper, or a
 * sentence.
 */
export type Refusal = { kind: 'stock' | 'spent' | 'payment' | 'more' } | { kind: 'other'; message: string }

/**
 * Places the order once. A second click waits for the first; when an answer got lost, the cart tells whether it became
 * an order before anything is said to have failed.
 */
export function usePlaceOrder(cartId: string) {
  const http = useApi()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const { t } = useTranslation()
  const complete = useCompleteCart()
  const isUnderWay = useRef(false)
  const [isPlacing, setIsPlacing] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()

  /** The order of the cart; null for none, undefined when the store does not say. */
  async function findOrder(): Promise<string | null | undefined> {
    try {
      return (await cache.fetchQuery({ ...orderQueries(http).ofCart(cartId), retry: false })).order.id
    } catch (error) {
      return hasStatus(error, 404) ? null : undefined
    }
  }

  async function refuse(error: unknown): Promise<string | undefined> {
    const kind = orderFailureOf(error)
    const found = kind === 'unsure' ? await findOrder() : null
    if (found) return found
    if (kind === 'stock') await cache.invalidateQueries({ queryKey: cartKeys.detail(cartId) })
    const message = found === null ? failureText(error, t) : t('failures.unsure')
    setRefusal(kind === 'unsure' || kind === 'refused' ? { kind: 'other', message } : { kind })
    return undefined
  }

  async function orderId(): Promise<string | undefined> {
    try {
      const { type, data } = await complete.mutateAsync({ cartId })
      if (type === 'order') return data.id
      setRefusal({ kind: 'more' })
      return undefined
    } catch (error) {
      return refuse(error)
    }
  }

  async function place(): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setIsPlacing(true)
    setRefusal(undefined)
    const id = await orderId()
    // The lock stays: until the confirmation is rendered, this page still gets clicks.
    if (id) return navigate(`/order/confirmed/${id}`, { replace: true })
    isUnderWay.current = false
    setIsPlacing(false)
  }

  return { place, isPlacing, refusal }
}
