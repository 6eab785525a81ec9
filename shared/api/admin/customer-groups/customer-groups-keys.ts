import { nounKeys } from '@stoa/api/react'

const keys = nounKeys('admin', 'customer-groups')

export const customerGroupKeys = {
  ...keys,
  /** The customers in a group; without a query, every list of them. */
  customers: (id: string, ...query: [] | [object]) => [...keys.detail(id), 'customers', ...query] as const,
}
