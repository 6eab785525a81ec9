import { useApi } from '@stoa/api/react'
import { useCompleteOrderEdit, type ShopOrderEdit } from '@stoa/api/store/order-edits'
import {
  paymentCollectionQueries,
  useAuthorizePaymentSession,
  useManagePaymentSession,
} from '@stoa/api/store/payment-collections'
import { useTranslation } from '@stoa/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { failureText } from '../state/failure-text.ts'

const WITH_PROVIDERS = { expand: 'payment_sessions,region,region.payment_providers' }

/** Accepts an order edit; a difference that is due is authorized before. `providers` is empty when nothing is due. */
export function useAcceptEdit(edit: ShopOrderEdit) {
  const { t } = useTranslation()
  const id = edit.payment_collection_id ?? ''
  const query = useQuery({
    ...paymentCollectionQueries(useApi()).detail(id, WITH_PROVIDERS),
    enabled: id !== '',
  })
  const choose = useManagePaymentSession()
  const authorize = useAuthorizePaymentSession()
  const complete = useCompleteOrderEdit()
  const [chosen, setProvider] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  const [isAccepting, setAccepting] = useState(false)
  const collection = query.data?.payment_collection
  const isDue = collection !== undefined && collection.status !== 'authorized'
  const providers = isDue ? (collection.region?.payment_providers ?? []).map((one) => one.id) : []
  const provider = chosen ?? providers[0] ?? null

  async function pay(): Promise<void> {
    if (!provider) return
    const { payment_collection } = await choose.mutateAsync({ id, session: { provider_id: provider } })
    const sessionId = payment_collection.payment_sessions[0]?.id
    if (sessionId) await authorize.mutateAsync({ id, sessionId })
  }

  async function accept(): Promise<void> {
    setRefusal(undefined)
    setAccepting(true)
    try {
      await pay()
      await complete.mutateAsync({ id: edit.id })
    } catch (error) {
      setRefusal(failureText(error, t))
    } finally {
      setAccepting(false)
    }
  }

  return { providers, provider, setProvider, accept, isAccepting: isAccepting || query.isLoading, refusal }
}
