import type {
  AdminDiscountConditionsDeleteRes,
  AdminGetDiscountsParams,
  AdminPostDiscountsDiscountReq,
  Discount,
  DiscountCondition,
  DiscountRule,
  Region,
} from '@medusajs/client-types'

/**
 * A discount with its rule, its regions and, for a dynamic code, the discount of the code. The rule's
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

/** A discount, or a dynamic code, as a list row shows it. `rule.value` is as in {@link AdminDiscount}. */
export type DiscountRow = Pick<
  Discount,
  | 'id'
  | 'code'
  | 'is_dynamic'
  | 'is_disabled'
  | 'parent_discount_id'
  | 'usage_limit'
  | 'usage_count'
  | 'starts_at'
  | 'ends_at'
  | 'valid_duration'
> & {
  rule: Pick<DiscountRule, 'id' | 'type' | 'value' | 'description'>
  regions: Pick<Region, 'id' | 'currency_code'>[]
  /** The discount of a dynamic code; the code has no regions of its own. */
  parent_discount: { id: string; code: string; regions: Pick<Region, 'id' | 'currency_code'>[] } | null
}

/** A dynamic code as the list of its discount shows it. */
export type DynamicCode = Pick<
  Discount,
  | 'id'
  | 'code'
  | 'is_disabled'
  | 'parent_discount_id'
  | 'usage_limit'
  | 'usage_count'
  | 'starts_at'
  | 'ends_at'
  | 'created_at'
>

/** Filters and sort orders of discounts. The caller cannot choose the fields of the rows. */
export type DiscountListQuery = Omit<AdminGetDiscountsParams, 'expand'>

/** One page of discounts. */
export interface DiscountPage<Row = AdminDiscount> {
  discounts: Row[]
  count: number
  offset: number
  limit: number
}

/** Writable fields of a discount. The declared type lacks the nulls that remove a limit. */
export type DiscountChanges = Omit<
  AdminPostDiscountsDiscountReq,
  'ends_at' | 'usage_limit' | 'valid_duration'
> & {
  ends_at?: string | null
  usage_limit?: number | null
  /** How long a dynamic code is valid, as an ISO 8601 duration: `P1Y`. */
  valid_duration?: string | null
}

/** Fields and relations to load of a discount or condition. */
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

/** The answer to deleting a condition: its discount. */
export type DeletedConditionRes = Omit<AdminDiscountConditionsDeleteRes, 'discount'> & DiscountRes
