/** @jest-environment node */
import { NO_FILTER } from '@stoa/admin/list'

import { orderListQuery } from './order-list-query.ts'

const page = { limit: 20, offset: 0 }

test('a search for an order number drops the “#”; other text is sent unchanged', () => {
  expect(orderListQuery({ ...page, q: '#350' }, NO_FILTER).q).toBe('350')
  expect(orderListQuery({ ...page, q: '#mug' }, NO_FILTER).q).toBe('#mug')
})

test('a status of the query overrides the statuses of a need', () => {
  const query = { ...page, payment_status: ['captured'], region_id: ['reg_1'] }
  expect(orderListQuery(query, { ...NO_FILTER, set: { status: ['to_capture'] } })).toEqual({
    ...query,
    status: ['pending', 'completed', 'requires_action'],
  })
})
