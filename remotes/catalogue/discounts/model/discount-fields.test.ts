import type { AdminDiscount } from '@stoa/api/admin/discounts'

import {
  copiedCode,
  copyOf,
  discountChanges,
  fieldsOf,
  NEW_DISCOUNT,
  newDiscount,
  savesOf,
  type DiscountFields,
} from './discount-fields.ts'
import { NO_DURATION } from './duration.ts'

const market = {
  id: 'disc_1',
  code: 'MARKET',
  is_dynamic: true,
  is_disabled: false,
  starts_at: '2026-06-01T00:00:00.000Z',
  ends_at: null,
  usage_limit: 5,
  valid_duration: 'P1Y',
  metadata: { from: 'Ada', level: 3 },
  regions: [{ id: 'reg_eu' }, { id: 'reg_us' }],
  rule: { id: 'dru_1', type: 'percentage', value: 10, allocation: 'item', description: 'Winter' },
} as unknown as AdminDiscount

describe('a new discount', () => {
  it('says no more than was filled in', () => {
    const fields = { ...NEW_DISCOUNT, code: 'TEN', value: 10, description: 'Ten', regions: ['reg_eu'] }
    expect(newDiscount(fields, false)).toEqual({
      code: 'TEN',
      is_dynamic: false,
      is_disabled: false,
      regions: ['reg_eu'],
      rule: { type: 'percentage', value: 10, allocation: 'total', description: 'Ten' },
    })
  })

  it('has a duration only as a template, an allocation only as an amount, and no value for free shipping', () => {
    const fields: DiscountFields = {
      ...NEW_DISCOUNT,
      type: 'free_shipping',
      allocation: 'item',
      value: 7,
      duration: { ...NO_DURATION, days: 30 },
    }
    expect(newDiscount(fields, true)).toMatchObject({
      is_disabled: true,
      rule: { type: 'free_shipping', value: 0, allocation: 'total' },
    })
    expect(newDiscount(fields, true)).not.toHaveProperty('valid_duration')
    expect(newDiscount({ ...fields, isDynamic: true }, true).valid_duration).toBe('P30D')
    expect(newDiscount({ ...fields, type: 'fixed' }, true).rule).toMatchObject({
      value: 7,
      allocation: 'item',
    })
  })
})

const changesOf = (changed: Partial<DiscountFields>) =>
  discountChanges(market, { ...fieldsOf(market), ...changed })

describe('what is sent of a changed discount', () => {
  it('is what changed, and emptied limits are taken away', () => {
    expect(changesOf({ value: 12, limit: null, duration: NO_DURATION })).toEqual({
      rule: { id: 'dru_1', value: 12 },
      usage_limit: null,
      valid_duration: null,
    })
    expect(changesOf({ code: 'FAIR', description: 'Fair', regions: ['reg_us'] })).toEqual({
      code: 'FAIR',
      regions: ['reg_us'],
      rule: { id: 'dru_1', description: 'Fair' },
    })
  })

  it('is nothing when nothing changed', () => {
    expect(changesOf({})).toEqual({})
  })

  it('sends an earlier start ahead of an end that lies before the old one', () => {
    const starts_at = '2026-05-01T00:00:00.000Z'
    expect(savesOf(market, { starts_at, ends_at: '2026-05-15T00:00:00.000Z', code: 'A' })).toEqual([
      { starts_at },
      { ends_at: '2026-05-15T00:00:00.000Z', code: 'A' },
    ])
    expect(savesOf(market, { starts_at, ends_at: '2026-07-01T00:00:00.000Z' })).toHaveLength(1)
    expect(savesOf(market, { ends_at: null })).toHaveLength(1)
  })
})

it('is copied with all its regions and conditions, as a draft', () => {
  const named = [
    { id: 'prod_1', label: 'Bowl' },
    { id: 'prod_2', label: 'Cup' },
  ]
  const copy = copyOf(market, [{ type: 'products', operator: 'not_in', named }], copiedCode(market.code, 1))
  expect(copy).toEqual({
    code: 'MARKET_COPY',
    is_dynamic: true,
    is_disabled: true,
    regions: ['reg_eu', 'reg_us'],
    usage_limit: 5,
    valid_duration: 'P1Y',
    starts_at: '2026-06-01T00:00:00.000Z',
    metadata: { from: 'Ada', level: 3 },
    rule: {
      type: 'percentage',
      value: 10,
      allocation: 'item',
      description: 'Winter',
      conditions: [{ operator: 'not_in', products: ['prod_1', 'prod_2'] }],
    },
  })
  expect(copiedCode('MARKET', 2)).toBe('MARKET_COPY2')
})
