import { stockLocationQueries } from '@stoa/api/admin/stock-locations'
import type { HttpClient } from '@stoa/api/http'
import { useApi } from '@stoa/api/react'
import { useQuery, type QueryClient } from '@tanstack/react-query'

/** So many locations are read; no store has as many. */
const ALL = { limit: 200, order: 'name', expand: 'address,sales_channels' }

const locations = (http: HttpClient) => stockLocationQueries(http).list(ALL)

/** The locations as choices of a filter. */
export async function locationChoices(cache: QueryClient, http: HttpClient) {
  const { stock_locations } = await cache.fetchQuery(locations(http))
  return stock_locations.map(({ id, name }) => ({ id, label: name }))
}

/** The places where stock is kept, by name. */
export function usePlaces() {
  const { data, error, refetch } = useQuery(locations(useApi()))
  const places = data?.stock_locations
  return {
    /** Undefined until they are there. */
    places,
    /** There is no location yet. */
    isEmpty: places?.length === 0,
    error,
    refetch: () => void refetch(),
    /** The id itself for a location that is gone. */
    nameOf: (id: string) => places?.find((place) => place.id === id)?.name ?? id,
  }
}
