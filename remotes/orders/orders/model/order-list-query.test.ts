/** @jest-environment node */
import { NO_FILTER } from '@stoa/admin/list'

import { orderListQuery } from './order-list-query.ts'

test('an order number is searched without its sign, other text as it is', () => {
  expect(orderListQuery({ ...NO_FILTER, q: '#350' }).q).toBe('350')
  expect(orderListQuery({ ...NO_FILTER, q: '#mug' }).q).toBe('#mug')
})

test('a status that is asked for by name goes before what a need stands for', () => {
  const set = { status: ['to_capture'], payment_status: ['captured'], region_id: ['reg_1'] }
  const sort = { column: 'number', direction: 'descending' } as const
  expect(orderListQuery({ ...NO_FILTER, set, sort })).toEqual({
    status: ['pending', 'completed', 'requires_action'],
    payment_status: ['captured'],
    region_id: ['reg_1'],
    order: '-display_id',
    limit: 20,
    offset: 0,
  })
})
