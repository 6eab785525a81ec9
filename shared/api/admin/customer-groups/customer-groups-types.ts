import type { CustomerGroup } from '@medusajs/client-types'

/** One page of groups, without their customers. */
export interface CustomerGroupPage {
  customer_groups: Omit<CustomerGroup, 'customers' | 'price_lists'>[]
  count: number
  /** Fields that were asked for and that groups do not have. */
  refusedFields: readonly string[]
}
