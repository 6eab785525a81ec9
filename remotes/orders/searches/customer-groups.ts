import type { CustomerGroupPage } from '@stoa/api/admin/customer-groups'
import type { SearchContext, SearchResult } from '@stoa/extension-sdk'

/** Finds customer groups by name. */
export default async function searchCustomerGroups(
  query: string,
  { client, signal, limit }: SearchContext,
): Promise<SearchResult[]> {
  const { customer_groups } = await client.get<Pick<CustomerGroupPage, 'customer_groups'>>(
    '/customer-groups',
    {
      query: { q: query, limit },
      signal,
    },
  )
  return customer_groups.map(({ id, name }) => ({ id, title: name, path: `/customers/groups/${id}` }))
}
