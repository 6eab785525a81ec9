/** @jest-environment node */
import { NO_FILTER } from '@stoa/admin/list'

import { statusQuery } from './order-filter.ts'
import { orderListQuery } from './order-list-query.ts'

test('nothing chosen narrows nothing', () => {
  expect(statusQuery([])).toEqual({})
  expect(orderListQuery({ limit: 20, offset: 0 }, NO_FILTER)).toEqual({ limit: 20, offset: 0 })
})

test('statuses are asked for as they are', () => {
  expect(statusQuery(['canceled', 'archived'])).toEqual({ status: ['archived', 'canceled'] })
})

test('what waits to be sent is open and not sent whole', () => {
  expect(statusQuery(['to_fulfil'])).toEqual({
    status: ['pending', 'requires_action'],
    fulfillment_status: ['not_fulfilled', 'partially_fulfilled'],
  })
})

test('a payment can wait in a completed order too', () => {
  expect(statusQuery(['to_capture'])).toEqual({
    status: ['pending', 'completed', 'requires_action'],
    payment_status: ['awaiting'],
  })
})

test('two needs are both needed, and statuses narrow further', () => {
  expect(statusQuery(['to_fulfil', 'to_capture'])).toEqual({
    status: ['pending', 'requires_action'],
    fulfillment_status: ['not_fulfilled', 'partially_fulfilled'],
    payment_status: ['awaiting'],
  })
  expect(statusQuery(['archived', 'to_fulfil']).status).toEqual(['archived'])
})
