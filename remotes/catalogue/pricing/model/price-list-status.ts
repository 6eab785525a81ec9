export type PriceListStatus = 'active' | 'draft' | 'scheduled' | 'expired'

export const PRICE_LIST_TONES = {
  active: 'success',
  draft: 'neutral',
  scheduled: 'info',
  expired: 'warning',
} as const satisfies Record<PriceListStatus, string>

export interface Dated {
  status: 'active' | 'draft'
  starts_at: string | null
  ends_at: string | null
}

/** What a price list is now: one that is switched on works only between its dates. */
export function priceListStatusOf({ status, starts_at, ends_at }: Dated, now = new Date()): PriceListStatus {
  if (status === 'draft') return 'draft'
  if (ends_at !== null && new Date(ends_at) <= now) return 'expired'
  return starts_at !== null && new Date(starts_at) > now ? 'scheduled' : 'active'
}
