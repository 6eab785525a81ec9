import type { DiscountFields } from './discount-fields.ts'

/** The largest number that the store can keep. */
const LARGEST = 2_147_483_647

type Fields = Pick<DiscountFields, 'type' | 'starts'>

// Messages are keys of the texts.

export const CODE_RULES = {
  required: 'discounts.wrong.code',
  validate: (code: string) => !/\s/.test(code) || 'discounts.wrong.blanks',
}

export const VALUE_RULES = {
  validate: (value: number | null, { type }: Fields) => {
    if (type === 'free_shipping') return true
    if (value === null || value < 1) {
      return type === 'fixed' ? 'discounts.wrong.amount' : 'discounts.wrong.percentage'
    }
    if (type === 'percentage' && value > 100) return 'discounts.wrong.percentage'
    return value <= LARGEST || 'discounts.wrong.large'
  },
}

export const REGION_RULES = {
  validate: (regions: readonly string[], { type }: Fields) => {
    if (regions.length === 0) return 'discounts.wrong.regions'
    return type !== 'fixed' || regions.length === 1 || 'discounts.wrong.oneRegion'
  },
}

/** Counted from now where no start is given, as the store does. */
export const END_RULES = {
  validate: (ends: string | null, { starts }: Fields) => {
    if (ends === null) return true
    return new Date(ends) > (starts === null ? new Date() : new Date(starts)) || 'discounts.wrong.end'
  },
}

export const START_RULES = {
  validate: (starts: string | null) => starts !== null || 'discounts.wrong.start',
}

export const LIMIT_RULES = {
  validate: (limit: number | null) =>
    limit === null || (limit >= 1 && limit <= LARGEST) || 'discounts.wrong.limit',
}
