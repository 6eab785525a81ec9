import type { DiscountFields } from '../model/discount-fields.ts'

/** The fields that the server has other names for. */
export const SERVER_FIELDS = {
  usage_limit: 'limit',
  starts_at: 'starts',
  ends_at: 'ends',
  valid_duration: 'duration',
} as const satisfies Record<string, keyof DiscountFields>
