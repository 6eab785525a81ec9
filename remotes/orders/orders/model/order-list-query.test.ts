import { NO_FILTER } from '@stoa/admin/list'

import { orderListQuery } from './order-list-query.ts'

const TARGET = { hours: 48, now: new Date('2026-11-12T12:00:00.000Z') }
const page = { limit: 20, offset: 0 }

test('a search for an order number drops the “#”; other text is sent unchanged', () => {
  expect(orderListQuery({ ...page, q: '#350' }, NO_FILTER, TARGET).q).toBe('350')
  expect(orderListQuery({ ...page, q: '#mug' }, NO_FILTER, TARGET).q).toBe('#mug')
})

test('one currency and one customer are sent, and not as lists', () => {
  const set = { currency_code: ['eur'], customer_id: ['cus_1'] }
  expect(orderListQuery(page, { ...NO_FILTER, set }, TARGET)).toEqual({
    ...page,
    currency_code: 'eur',
    customer_id: 'cus_1',
  })
})

test('a status of the query overrides the statuses of a need', () => {
  const query = { ...page, payment_status: ['captured'], region_id: ['reg_1'] }
  expect(orderListQuery(query, { ...NO_FILTER, set: { status: ['to_capture'] } }, TARGET)).toEqual({
    ...query,
    status: ['pending', 'completed', 'requires_action'],
  })
})

test('a chosen date narrows the late orders further, and never widens them', () => {
  const late = { ...NO_FILTER, set: { status: ['late'] } }
  const query = { ...page, created_at: { gte: '2026-11-01T00:00:00.000Z' } }
  expect(orderListQuery(query, late, TARGET).created_at).toEqual({
    gte: '2026-11-01T00:00:00.000Z',
    lt: '2026-11-10T12:00:00.000Z',
  })
})
