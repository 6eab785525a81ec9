import { returnedItems } from './returned-items.ts'

const order = {
  items: [
    { id: 'item_1', quantity: 3 },
    { id: 'item_2', quantity: 1 },
  ],
  returns: [
    { id: 'ret_1', items: [{ item_id: 'item_2', quantity: 1 }] },
    { id: 'ret_2', items: [{ item_id: 'item_1', quantity: 2 }] },
  ],
}

test('lines of one return alone come back, in its quantities', () => {
  expect(returnedItems(order, 'ret_2')).toEqual([{ id: 'item_1', quantity: 2 }])
})

test('a return that the order does not have brings nothing', () => {
  expect(returnedItems(order, 'ret_9')).toEqual([])
})
