import { useCompleteCart, useCreatePaymentSessions, useSetPaymentSession } from '@stoa/api/store/carts'
import { swapKeys } from '@stoa/api/store/swaps'
import { useTranslation } from '@stoa/i18n/react'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'

import type { Cart } from '../model/cart.ts'
import { needsPayment } from '../model/checkout-steps.ts'
import { orderFailureOf } from '../model/order-failure.ts'
import { writeFailureText } from '../state/write-failure-text.ts'

/** Pays the difference of an exchange and confirms it, once. The exchange is read again when that failed. */
export function useConfirmSwap(cart: Cart) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const createSessions = useCreatePaymentSessions()
  const setSession = useSetPaymentSession()
  const complete = useCompleteCart()
  const isUnderWay = useRef(false)
  const [isConfirming, setConfirming] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [needsMore, setNeedsMore] = useState(false)

  async function run(work: () => Promise<void>): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setConfirming(true)
    setRefusal(undefined)
    setNeedsMore(false)
    try {
      await work()
    } catch (error) {
      setRefusal(orderFailureOf(error) === 'payment' ? t('orderEdit.refused') : writeFailureText(error, t))
      await cache.invalidateQueries({ queryKey: swapKeys.ofCart(cart.id) })
    } finally {
      isUnderWay.current = false
      setConfirming(false)
    }
  }

  async function finish(): Promise<void> {
    const { type } = await complete.mutateAsync({ cartId: cart.id })
    if (type === 'cart') setNeedsMore(true)
  }

  return {
    /** With the way to pay a difference; null when there is none. */
    confirm: (providerId: string | null) =>
      run(async () => {
        if (needsPayment(cart) && providerId) {
          await createSessions.mutateAsync({ cartId: cart.id })
          await setSession.mutateAsync({ cartId: cart.id, providerId })
        }
        await finish()
      }),
    /** After the payment's provider got what it needed. */
    resume: () => run(finish),
    isConfirming,
    refusal,
    setRefusal,
    needsMore,
  }
}
