import { customerGroupQueries } from '@stoa/api/admin/customer-groups'
import type { HttpClient } from '@stoa/api/http'
import type { QueryClient } from '@tanstack/react-query'

/** So many choices are offered; a filter is no place to turn pages. */
const ALL = { limit: 500 }

export async function groupChoices(cache: QueryClient, http: HttpClient) {
  const { customer_groups: groups } = await cache.fetchQuery(customerGroupQueries(http).list(ALL))
  return groups.map(({ id, name }) => ({ id, label: name }))
}
