import { orderEditKeys } from '@stoa/api/store/order-edits'
import {
  paymentCollectionKeys,
  paymentCollectionQueries,
  useAuthorizePaymentSession,
  useAuthorizePaymentSessionsBatch,
  useManagePaymentSession,
  useManagePaymentSessionsBatch,
  useRefreshCollectionSession,
} from '@stoa/api/store/payment-collections'
import { written } from '../../cache-row.ts'
import type { QueriesOf } from '../../cache-row.ts'

export const queries: QueriesOf<typeof paymentCollectionQueries> = (http) => ({
  detail: [
    paymentCollectionQueries(http).detail('paycol_1'),
    paymentCollectionQueries(http).detail('paycol_1', { expand: 'region' }),
    paymentCollectionQueries(http).detail('paycol_2'),
  ],
})

const id = 'paycol_1'
const session = { provider_id: 'manual' }
const batch = { sessions: [{ ...session, amount: 100 }] }
const withOrderEdits = [paymentCollectionKeys.detail(id), orderEditKeys.details()]

export const writes = [
  written(useManagePaymentSession, { id, session }, withOrderEdits),
  written(useManagePaymentSessionsBatch, { id, batch }, withOrderEdits),
  written(useRefreshCollectionSession, { id, sessionId: 'ps_1' }, withOrderEdits),
  written(useAuthorizePaymentSession, { id, sessionId: 'ps_1' }, withOrderEdits),
  written(useAuthorizePaymentSessionsBatch, { id, batch: { session_ids: ['ps_1'] } }, withOrderEdits),
]
