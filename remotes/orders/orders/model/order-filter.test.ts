import { NO_FILTER } from '@stoa/admin/list'

import { statusQuery, within } from './order-filter.ts'
import { orderListQuery } from './order-list-query.ts'

const TARGET = { hours: 48, now: new Date('2026-11-12T12:00:00.000Z') }

test('an empty filter sends no parameters', () => {
  expect(statusQuery([], TARGET)).toEqual({})
  expect(orderListQuery({ limit: 20, offset: 0 }, NO_FILTER, TARGET)).toEqual({ limit: 20, offset: 0 })
})

test('chosen statuses are sent unchanged', () => {
  expect(statusQuery(['canceled', 'archived'], TARGET)).toEqual({ status: ['archived', 'canceled'] })
})

test('orders to fulfill are open and not fully fulfilled', () => {
  expect(statusQuery(['to_fulfil'], TARGET)).toEqual({
    status: ['pending', 'requires_action'],
    fulfillment_status: ['not_fulfilled', 'partially_fulfilled'],
  })
})

test('orders to capture include completed orders', () => {
  expect(statusQuery(['to_capture'], TARGET)).toEqual({
    status: ['pending', 'completed', 'requires_action'],
    payment_status: ['awaiting'],
  })
})

test('two needs are combined with “and”, and chosen statuses narrow them further', () => {
  expect(statusQuery(['to_fulfil', 'to_capture'], TARGET)).toEqual({
    status: ['pending', 'requires_action'],
    fulfillment_status: ['not_fulfilled', 'partially_fulfilled'],
    payment_status: ['awaiting'],
  })
  expect(statusQuery(['archived', 'to_fulfil'], TARGET).status).toEqual(['archived'])
})

test('late orders are open longer than the target, those at risk have a quarter of it left', () => {
  const open = statusQuery(['to_fulfil'], TARGET)
  expect(statusQuery(['late'], TARGET)).toEqual({ ...open, created_at: { lt: '2026-11-10T12:00:00.000Z' } })
  expect(statusQuery(['at_risk'], TARGET)).toEqual({
    ...open,
    created_at: { gte: '2026-11-10T12:00:00.000Z', lt: '2026-11-11T00:00:00.000Z' },
  })
})

test('two ranges of time are narrowed to what lies in both', () => {
  const late = { lt: '2026-11-10T12:00:00.000Z' }
  expect(within(late, { gte: '2026-11-01T00:00:00.000Z', lt: '2026-11-09T00:00:00.000Z' })).toEqual({
    gte: '2026-11-01T00:00:00.000Z',
    lt: '2026-11-09T00:00:00.000Z',
  })
  expect(within(late, { lt: '2026-11-12T00:00:00.000Z' })).toEqual(late)
})
