import type { PriceList } from '@medusajs/client-types'

import {
  NEW_PRICE_LIST,
  newPriceList,
  PERIOD_RULES,
  priceListChanges,
  fieldsOfPriceList,
} from './price-list-fields.ts'

const spring = '2026-04-01T00:00:00.000Z'
const summer = '2026-07-01T00:00:00.000Z'
const named = { ...NEW_PRICE_LIST, name: 'Spring', description: 'Two weeks' }
const list = {
  id: 'pl_1',
  name: 'Spring',
  description: 'Two weeks',
  type: 'sale',
  status: 'active',
  starts_at: spring,
  ends_at: null,
  customer_groups: [{ id: 'cgrp_1' }],
} as unknown as PriceList

it('sends dates and groups only where there are any, and tax only where the store knows it', () => {
  expect(newPriceList(named, false)).toEqual({ type: 'sale', name: 'Spring', description: 'Two weeks' })
  expect(newPriceList({ ...named, starts: spring, ends: summer, groups: ['cgrp_1'] }, true)).toEqual({
    type: 'sale',
    name: 'Spring',
    description: 'Two weeks',
    starts_at: spring,
    ends_at: summer,
    customer_groups: [{ id: 'cgrp_1' }],
    includes_tax: false,
  })
})

it('sends only what changed; a date that was taken away is null', () => {
  const fields = fieldsOfPriceList(list)
  expect(priceListChanges(list, fields)).toEqual({})
  expect(priceListChanges(list, { ...fields, name: 'May', starts: null, groups: [] })).toEqual({
    name: 'May',
    starts_at: null,
    customer_groups: [],
  })
})

it.each([
  [spring, summer, true],
  [spring, null, true],
  [null, spring, true],
  [summer, spring, 'pricing.wrong.period'],
  [spring, spring, 'pricing.wrong.period'],
])('from %s to %s', (starts, ends, verdict) => {
  expect(PERIOD_RULES.validate(ends, { ...named, starts, ends })).toBe(verdict)
})
