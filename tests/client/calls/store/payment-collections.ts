import { paymentCollections } from '@stoa/api/store'
import { row } from '../../call-row.ts'
import { askForEdit } from '../../prepare/ask-for-edit.ts'
import { firstOf } from '../../prepare/first-of.ts'

/** Together what the smallest gift card of the shipped data costs in its first region, in yen and with tax. */
const SHARES = [
  { provider_id: 'manual', amount: 1400 },
  { provider_id: 'manual', amount: 3000 },
]

/** What is due for an order edit: paid in one way, and for another one in shares. */
export const rows = [
  row({
    name: 'store.paymentCollections.retrieve',
    route: 'GET /store/payment-collections/{collection_due}',
    query: 'expand=payment_sessions,region',
    prepare: async (http, id) => ({ collection_due: (await askForEdit(http, id)).collection }),
    call: (http, id) =>
      paymentCollections.retrieve(http, id('collection_due'), { expand: 'payment_sessions,region' }),
  }),
  row({
    name: 'store.paymentCollections.managePaymentSession',
    route: 'POST /store/payment-collections/{collection_due}/sessions',
    body: { provider_id: 'manual' },
    call: (http, id) =>
      paymentCollections.managePaymentSession(http, id('collection_due'), { provider_id: 'manual' }),
    learn: ({ payment_collection }) => ({
      payment_session: firstOf(payment_collection.payment_sessions).id,
    }),
  }),
  row({
    name: 'store.paymentCollections.refreshPaymentSession',
    route: 'POST /store/payment-collections/{collection_due}/sessions/{payment_session}',
    call: (http, id) =>
      paymentCollections.refreshPaymentSession(http, id('collection_due'), id('payment_session')),
    learn: ({ payment_session }) => ({ payment_session: payment_session.id }),
  }),
  row({
    name: 'store.paymentCollections.authorizePaymentSession',
    route: 'POST /store/payment-collections/{collection_due}/sessions/{payment_session}/authorize',
    call: (http, id) =>
      paymentCollections.authorizePaymentSession(http, id('collection_due'), id('payment_session')),
  }),
  row({
    name: 'store.paymentCollections.managePaymentSessionsBatch',
    route: 'POST /store/payment-collections/{shared_collection}/sessions/batch',
    body: { sessions: SHARES },
    prepare: async (http, id) => ({ shared_collection: (await askForEdit(http, id)).collection }),
    call: (http, id) =>
      paymentCollections.managePaymentSessionsBatch(http, id('shared_collection'), { sessions: SHARES }),
    learn: ({ payment_collection: { payment_sessions } }) => ({
      share: firstOf(payment_sessions).id,
      other_share: firstOf(payment_sessions.slice(1)).id,
    }),
  }),
  row({
    name: 'store.paymentCollections.authorizePaymentSessionsBatch',
    route: 'POST /store/payment-collections/{shared_collection}/sessions/batch/authorize',
    body: { session_ids: ['{share}', '{other_share}'] },
    call: (http, id) =>
      paymentCollections.authorizePaymentSessionsBatch(http, id('shared_collection'), {
        session_ids: [id('share'), id('other_share')],
      }),
  }),
]
