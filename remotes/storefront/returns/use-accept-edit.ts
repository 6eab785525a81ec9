import { useApi } from '@stoa/api/react'
import { useCompleteOrderEdit, type ShopOrderEdit } from '@stoa/api/store/order-edits'
import {
  paymentCollectionKeys,
  paymentCollectionQueries,
  useAuthorizePaymentSession,
  useManagePaymentSessionsBatch,
} from '@stoa/api/store/payment-collections'
import { useTranslation } from '@stoa/i18n/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'

import { orderFailureOf } from '../model/order-failure.ts'
import { failureText } from '../state/failure-text.ts'
import { asksForMore, isConfirmed, isDividable, type Share } from './shares.ts'

const WITH_PROVIDERS = { expand: 'payment_sessions,region,region.payment_providers' }

/** Accepts an order edit, once. A difference that is due is confirmed before, share by share. */
export function useAcceptEdit(edit: ShopOrderEdit) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const id = edit.payment_collection_id ?? ''
  const detail = paymentCollectionQueries(useApi()).detail(id, WITH_PROVIDERS)
  const query = useQuery({ ...detail, enabled: id !== '' })
  const divide = useManagePaymentSessionsBatch()
  const authorize = useAuthorizePaymentSession()
  const complete = useCompleteOrderEdit()
  const isUnderWay = useRef(false)
  const [isAccepting, setAccepting] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const read = async () => (await cache.fetchQuery({ ...detail, staleTime: 0 })).payment_collection

  /** The sessions to confirm. Those of an earlier try stay: the store would forget the confirmed ones with new ones. */
  async function openSessions(shares: readonly Share[]): Promise<string[]> {
    const collection = await read()
    if (collection.status === 'authorized') return []
    const { payment_sessions: sessions } = isDividable(collection)
      ? (await divide.mutateAsync({ id, batch: { sessions: [...shares] } })).payment_collection
      : collection
    return sessions.filter((session) => !isConfirmed(session)).map((session) => session.id)
  }

  /** Whether the bank has confirmed a share; false while it asks the shopper for more. Rejects when it refuses. */
  async function confirm(sessionId: string): Promise<boolean> {
    try {
      await authorize.mutateAsync({ id, sessionId })
      return true
    } catch (error) {
      const session = (await read()).payment_sessions.find((each) => each.id === sessionId)
      if (session && asksForMore(session)) return false
      throw error
    }
  }

  /** Whether everything is paid. A share that its bank does not confirm ends it: the ones after it stay open. */
  async function pay(shares: readonly Share[]): Promise<boolean> {
    for (const sessionId of await openSessions(shares)) if (!(await confirm(sessionId))) return false
    return (await read()).status === 'authorized'
  }

  async function accept(shares: readonly Share[]): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setRefusal(undefined)
    setAccepting(true)
    try {
      if (id === '' || (await pay(shares))) await complete.mutateAsync({ id: edit.id })
    } catch (error) {
      setRefusal(orderFailureOf(error) === 'payment' ? t('orderEdit.refused') : failureText(error, t))
      await cache.invalidateQueries({ queryKey: paymentCollectionKeys.detail(id) })
    } finally {
      isUnderWay.current = false
      setAccepting(false)
    }
  }

  return { query, collection: query.data?.payment_collection, accept, isAccepting, refusal, setRefusal }
}
