import { expect, it } from '@jest/globals'
import { nock } from '../../../tests/setup/network.ts'
import { createHttpClient, isFoundAbsent } from '../http/index.ts'
import { orderCalls } from '../admin/orders/index.ts'
import { orderEditCalls } from '../admin/order-edits/index.ts'
import { paymentCollectionCalls } from '../admin/payment-collections/index.ts'
import { recognised } from '../admin/returns/recognised.ts'
import { returnCalls } from '../admin/returns/index.ts'
import { createSendWrite } from './send-write.ts'
import { createSettlingClient } from './settling-client.ts'

const BASE = 'http://backend.test'
const plain = createHttpClient({ baseUrl: BASE })
const send = createSendWrite({ http: plain, seen: () => [], onTwin: () => undefined })
const http = createSettlingClient(plain, async () => send)

const parcel = (changes: object) => ({ id: 'ful_1', shipped_at: null, canceled_at: null, ...changes })
const ofSwap = (changes: object) => ({ order: { swaps: [{ id: 'swap_1', fulfillments: [], ...changes }] } })
const ofClaim = (changes: object) => ({
  order: { claims: [{ id: 'claim_1', fulfillments: [], ...changes }] },
})

const swap = (order: string) => `/admin/orders/${order}/swaps/swap_1`
const claim = (order: string) => `/admin/orders/${order}/claims/claim_1`
const shipment = { fulfillment_id: 'ful_1' }

/** Each on an order of its own, so that all can be looked for at once. */
const ORDER_WRITES = [
  {
    path: (order: string) => `${swap(order)}/cancel`,
    write: (order: string) => orderCalls.cancelSwap(http, order, 'swap_1'),
    before: ofSwap({ canceled_at: null }),
    after: ofSwap({ canceled_at: '2026-11-01' }),
  },
  {
    path: (order: string) => `${swap(order)}/process-payment`,
    write: (order: string) => orderCalls.processSwapPayment(http, order, 'swap_1'),
    before: ofSwap({ payment_status: 'awaiting' }),
    after: ofSwap({ payment_status: 'difference_refunded' }),
  },
  {
    path: (order: string) => `${swap(order)}/fulfillments`,
    write: (order: string) => orderCalls.fulfillSwap(http, order, 'swap_1', {}),
    before: ofSwap({ fulfillments: [parcel({ canceled_at: '2026-11-01' })] }),
    after: ofSwap({ fulfillments: [parcel({})] }),
  },
  {
    path: (order: string) => `${swap(order)}/fulfillments/ful_1/cancel`,
    write: (order: string) => orderCalls.cancelSwapFulfillment(http, order, 'swap_1', 'ful_1'),
    before: ofSwap({ fulfillments: [parcel({})] }),
    after: ofSwap({ fulfillments: [parcel({ canceled_at: '2026-11-01' })] }),
  },
  {
    path: (order: string) => `${swap(order)}/shipments`,
    write: (order: string) => orderCalls.createSwapShipment(http, order, 'swap_1', shipment),
    before: ofSwap({ fulfillments: [parcel({})] }),
    after: ofSwap({ fulfillments: [parcel({ shipped_at: '2026-11-01' })] }),
  },
  {
    path: (order: string) => `${claim(order)}/cancel`,
    write: (order: string) => orderCalls.cancelClaim(http, order, 'claim_1'),
    before: ofClaim({ canceled_at: null }),
    after: ofClaim({ canceled_at: '2026-11-01' }),
  },
  {
    path: (order: string) => `${claim(order)}/fulfillments`,
    write: (order: string) => orderCalls.fulfillClaim(http, order, 'claim_1', {}),
    before: ofClaim({}),
    after: ofClaim({ fulfillments: [parcel({})] }),
  },
  {
    path: (order: string) => `${claim(order)}/fulfillments/ful_1/cancel`,
    write: (order: string) => orderCalls.cancelClaimFulfillment(http, order, 'claim_1', 'ful_1'),
    before: ofClaim({ fulfillments: [parcel({})] }),
    after: ofClaim({ fulfillments: [parcel({ canceled_at: '2026-11-01' })] }),
  },
  {
    path: (order: string) => `${claim(order)}/shipments`,
    write: (order: string) => orderCalls.createClaimShipment(http, order, 'claim_1', shipment),
    before: ofClaim({ fulfillments: [parcel({})] }),
    after: ofClaim({ fulfillments: [parcel({ shipped_at: '2026-11-01' })] }),
  },
  {
    path: () => '/admin/returns/ret_1/receive',
    write: (order: string) =>
      returnCalls.receive(http, 'ret_1', { items: [] }, recognised(order, 'ret_1', 'received')),
    before: { order: { returns: [{ id: 'ret_1', status: 'requested' }], swaps: [] } },
    after: { order: { returns: [{ id: 'ret_1', status: 'received' }], swaps: [] } },
  },
  {
    path: () => '/admin/returns/ret_2/cancel',
    write: (order: string) => returnCalls.cancel(http, 'ret_2', recognised(order, 'ret_2', 'canceled')),
    before: { order: { returns: [], swaps: [{ return_order: { id: 'ret_2', status: 'requested' } }] } },
    after: { order: { returns: [], swaps: [{ return_order: { id: 'ret_2', status: 'canceled' } }] } },
  },
].map(({ path, write, ...row }, index) => {
  const order = `order_${index}`
  return { ...row, path: path(order), write: () => write(order), read: `/admin/orders/${order}` }
})

const edit = (status: string) => ({ order_edit: { id: 'oe_1', status } })
const EDIT_WRITES = (['request', 'cancel', 'confirm'] as const).map((step) => ({
  path: `/admin/order-edits/${step}/${step}`,
  read: `/admin/order-edits/${step}`,
  write: () => {
    if (step === 'request') return orderEditCalls.requestConfirmation(http, step)
    return step === 'cancel' ? orderEditCalls.cancel(http, step) : orderEditCalls.confirm(http, step)
  },
  before: edit('created'),
  after: edit({ request: 'requested', cancel: 'canceled', confirm: 'confirmed' }[step]),
}))

const PAID = {
  path: '/admin/payment-collections/paycol_1/authorize',
  read: '/admin/payment-collections/paycol_1',
  write: () => paymentCollectionCalls.markAsAuthorized(http, 'paycol_1'),
  before: { payment_collection: { status: 'awaiting' } },
  after: { payment_collection: { status: 'authorized' } },
}

const WRITES = [...ORDER_WRITES, ...EDIT_WRITES, PAID]

it.each(WRITES)('POST $path without an answer happened when its record says so', async (row) => {
  nock(BASE).post(row.path).reply(502)
  nock(BASE).get(row.read).query(true).reply(200, row.after)
  await expect(row.write()).resolves.toMatchObject({ response: { status: 200 } })
})

it('a write without an answer did not happen when its record is as before', async () => {
  for (const { path, read, before } of WRITES) {
    nock(BASE).post(path).reply(502)
    nock(BASE).get(read).query(true).times(3).reply(200, before)
  }
  const errors = await Promise.all(
    WRITES.map(({ write }) =>
      write().then(
        () => undefined,
        (error: unknown) => error,
      ),
    ),
  )
  const denied = WRITES.filter((_, index) => isFoundAbsent(errors[index]))
  expect(denied.map(({ path }) => path)).toEqual(WRITES.map(({ path }) => path))
})
