import type { ListFilter } from '@stoa/admin/list'
import type { CustomerRow } from '@stoa/api/admin/customers'

/** A customer in the list, with the names of its groups in alphabetical order. */
type ListedCustomer = CustomerRow & {
  groupNames: readonly string[]
  /** The customer may be in more groups: of a list that is narrowed to groups, the API sends only those. */
  isGroupsPartial: boolean
}

/** The rows of the list with the groups that are known of each. */
export const withGroupNames = (
  customers: readonly CustomerRow[],
  { set }: Pick<ListFilter, 'set'>,
): ListedCustomer[] =>
  customers.map((customer) => ({
    ...customer,
    groupNames: (customer.groups ?? []).map(({ name }) => name).toSorted((a, b) => a.localeCompare(b)),
    isGroupsPartial: (set['groups'] ?? []).length > 0,
  }))
