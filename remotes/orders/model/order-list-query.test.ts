/** @jest-environment node */
import { NO_FILTER } from '@stoa/api/list'

import { orderListQuery } from './order-list-query.ts'

test('an order number is searched without its sign, other text as it is', () => {
  expect(orderListQuery({ ...NO_FILTER, q: '#350' }).q).toBe('350')
  expect(orderListQuery({ ...NO_FILTER, q: '#mug' }).q).toBe('#mug')
})
