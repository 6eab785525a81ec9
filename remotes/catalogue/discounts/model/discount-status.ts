import type { DiscountRow } from '@stoa/api/admin/discounts'

export type DiscountStatus = 'active' | 'scheduled' | 'expired' | 'disabled'

export const DISCOUNT_TONES = {
  active: 'success',
  scheduled: 'info',
  expired: 'warning',
  disabled: 'neutral',
} as const satisfies Record<DiscountStatus, string>

type Dated = Pick<DiscountRow, 'is_disabled' | 'starts_at' | 'ends_at' | 'usage_limit' | 'usage_count'>

/**
 * What the store would say of a discount now. One that is used up has expired. The duration of a template ends its codes,
 * each at a moment of its own, and never the template.
 */
export function discountStatusOf(discount: Dated, now = new Date()): DiscountStatus {
  const { is_disabled, starts_at, ends_at, usage_limit, usage_count } = discount
  if (is_disabled) return 'disabled'
  if (new Date(starts_at) > now) return 'scheduled'
  if (usage_limit && usage_count >= usage_limit) return 'expired'
  return ends_at && new Date(ends_at) < now ? 'expired' : 'active'
}
