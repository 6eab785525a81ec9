/** @jest-environment node */
import { NO_FILTER } from '@stoa/api/list'

import { discountQueryOf } from './discount-rules.ts'

const queryOf = (set: Record<string, string[]>) => discountQueryOf({ ...NO_FILTER, set })

it('asks for yes or for no, and for everything when both are chosen', () => {
  expect(queryOf({ is_dynamic: ['true'] })).toMatchObject({ is_dynamic: true })
  expect(queryOf({ is_dynamic: ['false'], is_disabled: ['true'] })).toMatchObject({
    is_dynamic: false,
    is_disabled: true,
  })
  expect(queryOf({ is_dynamic: ['false', 'true'] })).toEqual({ limit: 20, offset: 0 })
})

it('sorts redemptions by what the API calls them', () => {
  const sort = { column: 'redemptions', direction: 'descending' } as const
  expect(discountQueryOf({ ...NO_FILTER, sort })).toMatchObject({ order: '-usage_count' })
})
