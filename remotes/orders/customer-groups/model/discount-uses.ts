/** A discount as far as its conditions about customers go. */
export interface ConditionedDiscount {
  id: string
  code: string
  /** Set for the codes of a dynamic discount, which share its conditions. */
  parent_discount_id: string | null
  rule: {
    conditions: readonly {
      operator: 'in' | 'not_in'
      customer_groups?: readonly { id: string }[]
    }[]
  } | null
}

/** A discount that is for the members of a group, or for all others. */
export interface DiscountUse {
  id: string
  code: string
  isForMembers: boolean
}

/** The discounts with a condition that names one of the groups, by code. */
export const discountUses = (
  discounts: readonly ConditionedDiscount[],
  groupIds: readonly string[],
): DiscountUse[] =>
  discounts
    .filter(({ parent_discount_id: parent }) => parent === null)
    .flatMap(({ id, code, rule }) => {
      const condition = rule?.conditions.find(({ customer_groups: groups = [] }) =>
        groups.some((group) => groupIds.includes(group.id)),
      )
      return condition ? [{ id, code, isForMembers: condition.operator === 'in' }] : []
    })
    .toSorted((one, other) => one.code.localeCompare(other.code))
