/** @jest-environment node */
import { NO_FILTER } from '@stoa/admin/list'

import { statusQuery } from './order-filter.ts'
import { orderListQuery } from './order-list-query.ts'

test('an empty filter sends no parameters', () => {
  expect(statusQuery([])).toEqual({})
  expect(orderListQuery({ limit: 20, offset: 0 }, NO_FILTER)).toEqual({ limit: 20, offset: 0 })
})

test('chosen statuses are sent unchanged', () => {
  expect(statusQuery(['canceled', 'archived'])).toEqual({ status: ['archived', 'canceled'] })
})

test('orders to fulfill are open and not fully fulfilled', () => {
  expect(statusQuery(['to_fulfil'])).toEqual({
    status: ['pending', 'requires_action'],
    fulfillment_status: ['not_fulfilled', 'partially_fulfilled'],
  })
})

test('orders to capture include completed orders', () => {
  expect(statusQuery(['to_capture'])).toEqual({
    status: ['pending', 'completed', 'requires_action'],
    payment_status: ['awaiting'],
  })
})

test('two needs are combined with “and”, and chosen statuses narrow them further', () => {
  expect(statusQuery(['to_fulfil', 'to_capture'])).toEqual({
    status: ['pending', 'requires_action'],
    fulfillment_status: ['not_fulfilled', 'partially_fulfilled'],
    payment_status: ['awaiting'],
  })
  expect(statusQuery(['archived', 'to_fulfil']).status).toEqual(['archived'])
})
