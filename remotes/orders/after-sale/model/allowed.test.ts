import {
  claimActions,
  claimObstacle,
  exchangeObstacle,
  returnActions,
  returnObstacle,
  swapActions,
} from './allowed.ts'

const order = (more: object = {}) => ({
  status: 'pending',
  payment_status: 'captured',
  items: [
    {
      id: 'item_1',
      title: 'Mug',
      description: null,
      thumbnail: null,
      variant_id: 'variant_1',
      quantity: 1,
      fulfilled_quantity: 1,
      returned_quantity: null,
    },
  ],
  returns: [],
  swaps: [],
  claims: [],
  ...more,
})

it.each([
  [order(), undefined, undefined, undefined],
  [order({ status: 'canceled' }), 'canceled', 'canceled', 'canceled'],
  [order({ payment_status: 'awaiting' }), 'unpaid', 'unpaid', undefined],
  [order({ payment_status: 'partially_refunded' }), undefined, 'partlyRefunded', undefined],
  [order({ items: [] }), 'unfulfilled', 'unfulfilled', 'unfulfilled'],
  [order({ items: [{ ...order().items[0], variant_id: null }] }), undefined, undefined, 'unfulfilled'],
])('an order says why it takes no return, exchange or claim (%#)', (of, back, exchange, claim) => {
  expect([returnObstacle(of), exchangeObstacle(of), claimObstacle(of)]).toEqual([back, exchange, claim])
})

it.each([
  ['requested', ['receive', 'cancelReturn']],
  ['requires_action', ['receive', 'cancelReturn']],
  ['received', []],
  ['canceled', []],
])('a return that is %s allows %j', (status, expected) => {
  expect(returnActions({ status })).toEqual(expected)
})

const swap = (more: object = {}) => ({
  canceled_at: null,
  confirmed_at: '2026-11-02',
  payment_status: 'awaiting',
  fulfillment_status: 'not_fulfilled',
  fulfillments: [],
  return_order: { status: 'requested' },
  ...more,
})

it.each([
  ['waits for the customer', swap({ confirmed_at: null }), ['copyLink', 'receive', 'cancelReturn']],
  ['is confirmed', swap(), ['receive', 'cancelReturn', 'process', 'fulfill']],
  [
    'failed to pay',
    swap({ payment_status: 'requires_action', return_order: null }),
    ['process', 'fulfill', 'cancel'],
  ],
  ['is settled', swap({ payment_status: 'difference_refunded', return_order: null }), ['fulfill']],
  [
    'is packed',
    swap({
      payment_status: 'captured',
      fulfillment_status: 'fulfilled',
      fulfillments: [{ canceled_at: null }],
    }),
    ['receive', 'cancelReturn'],
  ],
  [
    'has its return canceled',
    swap({ confirmed_at: null, return_order: { status: 'canceled' } }),
    ['copyLink', 'cancel'],
  ],
  ['is canceled', swap({ canceled_at: '2026-11-03' }), []],
])('an exchange that %s allows what the API accepts', (_name, of, expected) => {
  expect(swapActions(of)).toEqual(expected)
})

const claim = (more: object = {}) => ({
  canceled_at: null,
  type: 'replace',
  refund_amount: null,
  fulfillment_status: 'not_fulfilled',
  fulfillments: [],
  return_order: null,
  shipping_methods: [{}],
  ...more,
})

it.each([
  ['replaces', claim(), ['fulfill', 'update', 'cancel']],
  [
    'awaits goods',
    claim({ return_order: { status: 'requested' } }),
    ['receive', 'cancelReturn', 'fulfill', 'update'],
  ],
  ['has no delivery', claim({ shipping_methods: [] }), ['update', 'cancel']],
  ['paid back', claim({ type: 'refund', refund_amount: 500 }), ['update']],
  ['is canceled', claim({ canceled_at: '2026-11-03' }), []],
])('a claim that %s allows what the API accepts', (_name, of, expected) => {
  expect(claimActions(of)).toEqual(expected)
})
