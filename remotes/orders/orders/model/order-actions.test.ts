import { menuActionsOf, refusalOf, type OrderAction } from './order-actions.ts'

const CANCELED = { canceled_at: '2026-11-13T08:00:00.000Z' }
const NO_PARTS = { refunds: [], fulfillments: [], returns: [], swaps: [], claims: [] }

const open = { status: 'pending', payment_status: 'awaiting', fulfillment_status: 'not_fulfilled' } as const
const refusals = (order: Parameters<typeof refusalOf>[1]) => {
  const actions: OrderAction[] = ['capture', 'pack', 'ship', 'complete', 'archive', 'cancel']
  return Object.fromEntries(actions.map((action) => [action, refusalOf(action, order)]))
}

test('a new order can be captured, packed, completed and canceled', () => {
  expect(refusals(open)).toEqual({ ship: 'not_packed', archive: 'not_completed' })
})

test('a packed and paid order can be shipped and completed, and not canceled before its parcel is', () => {
  expect(refusals({ ...open, payment_status: 'captured', fulfillment_status: 'fulfilled' })).toEqual({
    capture: 'paid',
    pack: 'packed',
    archive: 'not_completed',
    cancel: 'has_parcels',
  })
})

test('what is left of a partly shipped order can be packed and shipped', () => {
  expect(refusals({ ...open, fulfillment_status: 'partially_shipped' })).toEqual({
    archive: 'not_completed',
    cancel: 'has_parcels',
  })
})

test('an order with a refund is not canceled; refunded in full it can be archived', () => {
  const refunded = refusals({ ...open, payment_status: 'refunded' })
  expect(refunded).toMatchObject({ cancel: 'refunded', capture: 'paid' })
  expect(refunded['archive']).toBeUndefined()
  expect(refusals({ ...open, payment_status: 'partially_refunded' })).toMatchObject({
    cancel: 'refunded',
    archive: 'not_completed',
  })
})

test('a canceled order allows nothing', () => {
  expect(new Set(Object.values(refusals({ ...open, status: 'canceled' })))).toEqual(new Set(['canceled']))
})

test('completed and archived orders say so', () => {
  expect(refusalOf('complete', { ...open, status: 'completed' })).toBe('completed')
  expect(refusalOf('archive', { ...open, status: 'completed' })).toBeUndefined()
  expect(refusalOf('archive', { ...open, status: 'archived' })).toBe('archived')
  expect(refusalOf('complete', { ...open, status: 'archived' })).toBe('archived')
})

test('a payment that was refused or is missing can be captured, a canceled one cannot', () => {
  expect(refusalOf('capture', { ...open, payment_status: 'requires_action' })).toBeUndefined()
  expect(refusalOf('capture', { ...open, payment_status: 'canceled' })).toBe('payment_canceled')
})

test.each([
  ['refunded', { refunds: [{}] }],
  ['has_parcels', { fulfillments: [CANCELED, { canceled_at: null }] }],
  ['has_returns', { returns: [{ status: 'requested' }] }],
  ['has_swaps', { swaps: [{ canceled_at: null }] }],
  ['has_claims', { claims: [{ canceled_at: null }] }],
])('an order whose parts are known is not canceled: %s', (refusal, more) => {
  expect(refusalOf('cancel', { ...open, ...NO_PARTS, ...more })).toBe(refusal)
})

test('known parts decide about a cancellation, not the status that they left', () => {
  const canceled = {
    fulfillments: [CANCELED],
    returns: [{ status: 'canceled' }],
    swaps: [CANCELED],
    claims: [CANCELED],
  }
  const order = { ...open, ...NO_PARTS, ...canceled, fulfillment_status: 'partially_fulfilled' } as const
  expect(refusalOf('cancel', order)).toBeUndefined()
})

test.each([
  [{ status: 'pending' }, ['complete', 'cancel']],
  [{ status: 'requires_action' }, ['complete', 'cancel']],
  [{ status: 'completed' }, ['archive', 'cancel']],
  [{ status: 'pending', payment_status: 'refunded' }, ['complete', 'archive', 'cancel']],
  [{ status: 'archived' }, ['cancel']],
  [{ status: 'canceled' }, []],
] as const)('the menu of an order that is %j offers %j', (statuses, actions) => {
  expect(menuActionsOf({ ...open, ...statuses })).toEqual(actions)
})
