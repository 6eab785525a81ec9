import { receivableLines, receivedRefund } from './receipt.ts'

const entry = (more: object = {}) => ({
  id: 'ret_1',
  status: 'requested',
  swap_id: null,
  claim_order_id: null,
  location_id: null,
  refund_amount: 1200,
  items: [{ item_id: 'item_1', quantity: 2 }],
  ...more,
})
const order = {
  items: [
    {
      id: 'item_1',
      title: 'Mug',
      description: null,
      thumbnail: null,
      variant_id: 'variant_1',
      quantity: 5,
      fulfilled_quantity: 5,
      returned_quantity: null,
    },
  ],
  returns: [entry(), entry({ id: 'ret_2', items: [{ item_id: 'item_1', quantity: 1 }] })],
  swaps: [],
  claims: [],
}

it('more pieces can arrive than were announced, but not those of another return', () => {
  expect(receivableLines(order, entry())).toMatchObject([{ id: 'item_1', announced: 2, returnable: 4 }])
})

it('a return made by the shop, without a location, has its lines all the same', () => {
  expect(receivableLines(order, entry({ location_id: null }))).toHaveLength(1)
})

it('pays back what was agreed, at most what is left of the payment', () => {
  expect([receivedRefund(entry(), 9000), receivedRefund(entry(), 700)]).toEqual([1200, 700])
})

it('pays nothing back for an exchange or a claim, which settle their amounts themselves', () => {
  expect(receivedRefund(entry({ swap_id: 'swap_1' }), 9000)).toBeUndefined()
  expect(receivedRefund(entry({ claim_order_id: 'claim_1' }), 9000)).toBeUndefined()
})
