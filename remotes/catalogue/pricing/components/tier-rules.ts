import type { Tier } from '../model/price-sheet.ts'

// Messages are keys of the texts.

export const TIER_RULES = {
  min: {
    validate: (min: number | null, { max }: Tier) =>
      min !== null || max !== null || 'pricing.wrong.noQuantity',
  },
  max: {
    validate: (max: number | null, { min }: Tier) =>
      max === null || min === null || max >= min || 'pricing.wrong.quantity',
  },
}
