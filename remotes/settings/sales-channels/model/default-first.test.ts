/** @jest-environment node */
import { NO_FILTER } from '@stoa/admin/list'

import { defaultFirst } from './default-first.ts'

const [web, stall, counter] = ['web', 'stall', 'counter'].map((id) => ({ id }))
const idsOf = (channels: readonly { id: string }[]) => channels.map(({ id }) => id)

it('the default channel comes first on the first page, and only there', () => {
  expect(idsOf(defaultFirst([stall!, counter!], web, NO_FILTER))).toEqual(['web', 'stall', 'counter'])
  expect(idsOf(defaultFirst([stall!, web!], web, { ...NO_FILTER, page: 2 }))).toEqual(['stall'])
})

it('what a person searches or sorts keeps its order', () => {
  const sort = { column: 'name', direction: 'ascending' } as const
  expect(idsOf(defaultFirst([stall!], web, { ...NO_FILTER, q: 'stall' }))).toEqual(['stall'])
  expect(idsOf(defaultFirst([stall!, web!], web, { ...NO_FILTER, sort }))).toEqual(['stall', 'web'])
})

it('channels stay as they are until the default one is known', () => {
  expect(idsOf(defaultFirst([stall!, web!], undefined, NO_FILTER))).toEqual(['stall', 'web'])
})
