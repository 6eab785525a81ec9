import type {
  AdminDiscountConditionsDeleteRes,
  AdminPostDiscountsDiscountReq,
  Discount,
  DiscountCondition,
  DiscountRule,
  Region,
} from '@medusajs/client-types'

/**
 * A discount with its rule, its regions and, for a dynamic code, the discount that the code stands for. The rule's
 * `value` is a percentage, or an amount in minor units when its type is `fixed`. The declared type promises the
 * regions' providers and always a parent, which the backend leaves out.
 */
export type AdminDiscount = Omit<Discount, 'parent_discount' | 'regions' | 'rule'> & {
  parent_discount: Discount | null
  regions: Region[]
  rule: DiscountRule & { conditions: DiscountCondition[] }
}

/** One discount. */
export interface DiscountRes {
  discount: AdminDiscount
}

/** One page of discounts. */
export interface DiscountPage {
  discounts: AdminDiscount[]
  count: number
  offset: number
  limit: number
}

/** What can be changed of a discount. The declared type lacks the nulls that take a limit away. */
export type DiscountChanges = Omit<
  AdminPostDiscountsDiscountReq,
  'ends_at' | 'usage_limit' | 'valid_duration'
> & {
  ends_at?: string | null
  usage_limit?: number | null
  /** How long a dynamic code is valid, as an ISO 8601 duration: `P1Y`. */
  valid_duration?: string | null
}

/** What a discount or condition is asked for beside its usual fields. */
export interface DiscountQuery {
  /** Relations, with commas between them, instead of the usual ones: `rule.conditions.products`. */
  expand?: string
  /** Fields, with commas between them, instead of all. */
  fields?: string
}

/** One condition with its rule; the declared type promises two fields more, which the backend leaves out. */
export interface DiscountConditionRes {
  discount_condition: Omit<DiscountCondition, 'deleted_at' | 'metadata'>
}

/** The answer when a condition is gone, with the discount that had it. */
export type DeletedConditionRes = Omit<AdminDiscountConditionsDeleteRes, 'discount'> & DiscountRes
