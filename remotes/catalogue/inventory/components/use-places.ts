import { stockLocationQueries } from '@stoa/api/admin/stock-locations'
import { useApi } from '@stoa/api/react'
import { useQuery } from '@tanstack/react-query'

/** So many locations are read; no store has as many. */
const ALL = { limit: 200, order: 'name', expand: 'address,sales_channels' }

/** The places where stock is kept, by name. */
export function usePlaces() {
  const { data, error, refetch } = useQuery(stockLocationQueries(useApi()).list(ALL))
  const places = data?.stock_locations
  return {
    /** Undefined until they are there. */
    places,
    error,
    refetch: () => void refetch(),
    /** The id itself for a location that is gone. */
    nameOf: (id: string) => places?.find((place) => place.id === id)?.name ?? id,
  }
}

/** What {@link usePlaces} gives. */
export type Places = ReturnType<typeof usePlaces>
