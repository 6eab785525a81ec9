import type {
  StorePaymentCollectionSessionsReq,
  StorePostPaymentCollectionsBatchSessionsAuthorizeReq,
  StorePostPaymentCollectionsBatchSessionsReq,
} from '@medusajs/client-types'
import { useWrite } from '@stoa/api/react'
import { orderEditKeys, paymentCollectionKeys } from '../keys.ts'
import * as paymentCollectionCalls from './payment-collections-calls.ts'

interface Collection {
  id: string
}

interface Session extends Collection {
  sessionId: string
}

/** The collection, and the order edits, which contain the due and paid amounts. */
const withOrderEdits = ({ id }: Collection) => [paymentCollectionKeys.detail(id), orderEditKeys.details()]

/** Chooses one way to pay the whole amount. The payment step shows a failure. */
export const useManagePaymentSession = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, session }: Collection & { session: StorePaymentCollectionSessionsReq }) =>
      paymentCollectionCalls.managePaymentSession(http, id, session),
    stale: withOrderEdits,
  })

/** Shares the amount between several ways to pay. The payment step shows a failure. */
export const useManagePaymentSessionsBatch = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, batch }: Collection & { batch: StorePostPaymentCollectionsBatchSessionsReq }) =>
      paymentCollectionCalls.managePaymentSessionsBatch(http, id, batch),
    stale: withOrderEdits,
  })

/** Restarts a payment session. The payment step shows a failure. */
export const useRefreshCollectionSession = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, sessionId }: Session) =>
      paymentCollectionCalls.refreshPaymentSession(http, id, sessionId),
    stale: withOrderEdits,
  })

/** Has one way to pay authorized. The payment step shows a failure. */
export const useAuthorizePaymentSession = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, sessionId }: Session) =>
      paymentCollectionCalls.authorizePaymentSession(http, id, sessionId),
    stale: withOrderEdits,
  })

/** Has several ways to pay authorized. The payment step shows a failure. */
export const useAuthorizePaymentSessionsBatch = () =>
  useWrite({
    meta: { quiet: true },
    call: (
      http,
      { id, batch }: Collection & { batch: StorePostPaymentCollectionsBatchSessionsAuthorizeReq },
    ) => paymentCollectionCalls.authorizePaymentSessionsBatch(http, id, batch),
    stale: withOrderEdits,
  })
