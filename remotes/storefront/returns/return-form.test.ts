import type { ShopReturnReason } from '@stoa/api/store/return-reasons'

import { reasonOptions } from './reason-options.ts'
import { announcedLines, emptyForm, exchangedItems, returnedItems } from './return-form.ts'
import type { ReturnableLine } from './returnable.ts'

const entry = (id: string, most: number, returned_quantity: number | null = null) =>
  ({ line: { id, returned_quantity }, most }) as ReturnableLine

const reason = (id: string, parent: string | null, ...children: string[]) =>
  ({
    id,
    label: id,
    parent_return_reason_id: parent,
    return_reason_children: children.map((child) => ({ id: child, label: child })),
  }) as ShopReturnReason

test('only lines of which pieces come back are sent, without empty reasons and notes', () => {
  const form = emptyForm([entry('a', 2), entry('b', 2), entry('c', 1)])
  form['a'] = { quantity: '2', reason: 'rr_1', note: ' broken ', variant: '' }
  form['c'] = { quantity: '1', reason: '', note: '  ', variant: '' }
  expect(returnedItems(form)).toEqual([
    { item_id: 'a', quantity: 2, reason_id: 'rr_1', note: 'broken' },
    { item_id: 'c', quantity: 1 },
  ])
})

test('as many pieces are sent as come back, and none for what stays', () => {
  const form = emptyForm([entry('a', 3), entry('b', 1)])
  form['a'] = { quantity: '2', reason: '', note: '', variant: 'variant_1' }
  form['b'] = { quantity: '0', reason: '', note: '', variant: 'variant_2' }
  expect(exchangedItems(form)).toEqual([{ variant_id: 'variant_1', quantity: 2 }])
})

test('the only piece of an order is chosen already', () => {
  expect(returnedItems(emptyForm([entry('a', 1)]))).toEqual([{ item_id: 'a', quantity: 1 }])
  expect(returnedItems(emptyForm([entry('a', 2)]))).toEqual([])
})

test('an announced line remembers the pieces that had arrived before', () => {
  expect(announcedLines([{ item_id: 'a', quantity: 1 }], [entry('a', 1, 2)])).toEqual([
    { id: 'a', quantity: 1, before: 2 },
  ])
})

test('a reason with finer ones below it is replaced by these', () => {
  const reasons = [reason('faulty', null, 'flaw', 'transit'), reason('flaw', 'faulty'), reason('mind', null)]
  expect(reasonOptions(reasons).map(({ id }) => id)).toEqual(['flaw', 'transit', 'mind'])
})
