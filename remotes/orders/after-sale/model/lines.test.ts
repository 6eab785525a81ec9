import { returnableLines, returnsOf, type ReturningOrder } from './lines.ts'

const line = (id: string, more: object = {}) => ({
  id,
  title: 'Harbour Mug',
  description: 'Slate',
  thumbnail: null,
  variant_id: 'variant_1',
  variant: { sku: 'HM-1' },
  quantity: 5,
  fulfilled_quantity: 5,
  returned_quantity: null,
  refundable: 5950,
  ...more,
})
const order = (more: Partial<ReturningOrder> = {}): ReturningOrder => ({
  items: [line('item_1')],
  returns: [],
  swaps: [],
  claims: [],
  ...more,
})
const back = (id: string, quantity: number, status = 'requested') => ({
  id,
  status,
  items: [{ item_id: 'item_1', quantity }],
})
const pieces = (of: ReturningOrder) => returnableLines(of).map(({ id, returnable }) => [id, returnable])

it('a line can come back as far as it was packed', () => {
  expect(pieces(order({ items: [line('item_1', { fulfilled_quantity: 3 })] }))).toEqual([['item_1', 3]])
})

it('a line that was never packed cannot come back', () => {
  expect(pieces(order({ items: [line('item_1', { fulfilled_quantity: null })] }))).toEqual([])
})

it('pieces that are back or announced cannot come back once more', () => {
  const items = [line('item_1', { returned_quantity: 1 })]
  expect(pieces(order({ items, returns: [back('ret_1', 2)] }))).toEqual([['item_1', 2]])
})

it('a canceled return announces nothing', () => {
  expect(pieces(order({ returns: [back('ret_1', 2, 'canceled')] }))).toEqual([['item_1', 5]])
})

it('the return of a claim, which the order lists too, counts once', () => {
  const entry = back('ret_1', 2)
  const claims = [{ canceled_at: null, return_order: entry }]
  expect(returnsOf({ returns: [entry], swaps: [], claims })).toEqual([entry])
  expect(pieces(order({ returns: [entry], claims }))).toEqual([['item_1', 3]])
})

it('the return of an exchange, which the order does not list, counts', () => {
  expect(pieces(order({ swaps: [{ canceled_at: null, return_order: back('ret_1', 4) }] }))).toEqual([
    ['item_1', 1],
  ])
})

it('what an exchange sent can come back, unless the exchange is canceled', () => {
  const swap = {
    canceled_at: null,
    additional_items: [line('item_2', { quantity: 1, fulfilled_quantity: 1 })],
  }
  expect(pieces(order({ swaps: [swap] }))).toEqual([
    ['item_1', 5],
    ['item_2', 1],
  ])
  expect(pieces(order({ swaps: [{ ...swap, canceled_at: '2026-11-01' }] }))).toEqual([['item_1', 5]])
})
