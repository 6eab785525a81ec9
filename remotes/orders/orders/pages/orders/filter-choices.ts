import { regionQueries } from '@stoa/api/admin/regions'
import type { HttpClient } from '@stoa/api/http'
import type { QueryClient } from '@tanstack/react-query'

/** So many choices are offered; a filter is no place to turn pages. */
const ALL = { limit: 500 }

export async function regionChoices(cache: QueryClient, http: HttpClient) {
  const { regions } = await cache.fetchQuery(regionQueries(http).list(ALL))
  return regions.map(({ id, name }) => ({ id, label: name }))
}
