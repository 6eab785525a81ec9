import { expect, it } from '@jest/globals'
import { readCodes } from './dynamic-codes.ts'
import type { DiscountListQuery, DynamicCode } from './discounts-types.ts'

const codeOf = (id: string, parent: string) => ({ id, parent_discount_id: parent }) as DynamicCode

it('reads page after page, and keeps the codes of one discount', async () => {
  const all = Array.from({ length: 1200 }, (_, at) => codeOf(`disc_${at}`, at % 2 ? 'disc_odd' : 'disc_even'))
  const asked: DiscountListQuery[] = []
  const { discounts, count } = await readCodes(
    { id: 'disc_odd', created_at: '2026-03-04T00:00:00.000Z' },
    async (query) => {
      asked.push(query)
      const { offset = 0, limit = 0 } = query
      return { discounts: all.slice(offset, offset + limit), count: all.length, offset, limit }
    },
  )
  expect(asked.map(({ offset }) => offset)).toEqual([0, 500, 1000])
  expect(asked[0]).toMatchObject({
    is_dynamic: true,
    created_at: { gte: '2026-03-04T00:00:00.000Z' },
    order: 'id',
  })
  expect(count).toBe(600)
  expect(new Set(discounts.map(({ id }) => id)).size).toBe(600)
})
