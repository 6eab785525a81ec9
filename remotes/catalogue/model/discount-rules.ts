import type { DiscountListQuery } from '@stoa/api/admin/discounts'
import { listQueryOf, type ListFilter, type ListRules } from '@stoa/api/list'

const YES_NO = ['false', 'true']

/** What the address of the list of discounts can say. */
export const DISCOUNT_RULES: ListRules = {
  filters: {
    is_dynamic: { type: 'choices', known: YES_NO },
    is_disabled: { type: 'choices', known: YES_NO },
    created_at: { type: 'dates' },
  },
  sorts: {
    code: 'code',
    starts: 'starts_at',
    ends: 'ends_at',
    redemptions: 'usage_count',
    created: 'created_at',
  },
}

/** The query of the list. Yes and no together are everything, which the API has no word for. */
export function discountQueryOf(filter: ListFilter): DiscountListQuery {
  const { is_dynamic: dynamic, is_disabled: disabled, ...set } = filter.set
  return {
    ...listQueryOf({ ...filter, set }, DISCOUNT_RULES),
    ...single('is_dynamic', dynamic),
    ...single('is_disabled', disabled),
  }
}

const single = (name: string, values: readonly string[] = []) =>
  values.length === 1 ? { [name]: values[0] === 'true' } : {}
