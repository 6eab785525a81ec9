import type { Control } from 'react-hook-form'

import type { DiscountFields } from '../../model/discount-fields.ts'

/** What the fields of a discount need of the form that they are in. */
export interface DiscountForm {
  control: Control<DiscountFields>
  errorsOf: (field: keyof DiscountFields) => string[]
}

/** The fields that a refusal can be about, by the names that the server has for them. */
export const REFUSABLE = {
  code: 'code',
  value: 'value',
  description: 'description',
  regions: 'regions',
  usage_limit: 'limit',
  starts_at: 'starts',
  ends_at: 'ends',
  valid_duration: 'duration',
} as const satisfies Record<string, keyof DiscountFields>
