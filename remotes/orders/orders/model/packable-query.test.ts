import type { OrderListQuery } from '@stoa/api/admin/orders'

import { packableQuery } from './packable-query.ts'

test('a query without statuses leaves out what is canceled or packed', () => {
  expect(packableQuery({ limit: 200 })).toEqual({
    limit: 200,
    status: ['pending', 'completed', 'archived', 'requires_action'],
    fulfillment_status: [
      'not_fulfilled',
      'partially_fulfilled',
      'partially_shipped',
      'partially_returned',
      'canceled',
      'requires_action',
    ],
  })
})

test('chosen statuses are narrowed, and none of them left finds nothing', () => {
  const query: OrderListQuery = {
    status: ['pending', 'canceled'],
    fulfillment_status: ['not_fulfilled', 'shipped'],
  }
  expect(packableQuery(query)).toEqual({ status: ['pending'], fulfillment_status: ['not_fulfilled'] })
  expect(packableQuery({ ...query, status: ['canceled'] })).toBeUndefined()
  expect(packableQuery({ ...query, fulfillment_status: ['shipped'] })).toBeUndefined()
})
