import { stockLocationQueries } from '@stoa/api/admin/stock-locations'
import type { HttpClient } from '@stoa/api/http'
import { useApi } from '@stoa/api/react'
import { useQuery, type QueryClient } from '@tanstack/react-query'

/** So many locations are read; no store has as many. */
const ALL = { limit: 200, order: 'name', expand: 'address,sales_channels' }

const locationList = (http: HttpClient) => stockLocationQueries(http).list(ALL)

/** The locations as choices of a filter. */
export async function locationChoices(cache: QueryClient, http: HttpClient) {
  const { stock_locations } = await cache.fetchQuery(locationList(http))
  return stock_locations.map(({ id, name }) => ({ id, label: name }))
}

/** The locations that keep stock, by name. */
export function useLocations() {
  const { data, error, refetch } = useQuery(locationList(useApi()))
  const locations = data?.stock_locations
  return {
    /** Undefined until they are there. */
    locations,
    /** There is no location yet. */
    isEmpty: locations?.length === 0,
    error,
    refetch: () => void refetch(),
    /** The id itself for a location that is gone. */
    nameOf: (id: string) => locations?.find((location) => location.id === id)?.name ?? id,
  }
}
