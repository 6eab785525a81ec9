import type { QueryClient } from '@tanstack/react-query'
import { useWrite } from '@stoa/api/react'
import {
  inventoryItemKeys,
  reservationKeys,
  salesChannelKeys,
  stockLocationKeys,
  variantStockKeys,
} from '../keys.ts'
import * as stockLocationCalls from './stock-locations-calls.ts'
import type {
  StockLocation,
  StockLocationChanges,
  StockLocationPage,
  StockLocationPayload,
} from './stock-locations-types.ts'

interface StockLocationUpdate {
  id: string
  changes: StockLocationChanges
}

/** Adds a stock location. The form shows an error. */
export const useCreateStockLocation = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, payload: StockLocationPayload) => stockLocationCalls.create(http, payload),
    stale: () => [stockLocationKeys.lists()],
  })

/** Changes a location. Its new name is shown at once and reverted if the server refuses. The form shows the error. */
export const useUpdateStockLocation = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, changes }: StockLocationUpdate) => stockLocationCalls.update(http, id, changes),
    stale: ({ id }) => [stockLocationKeys.lists(), stockLocationKeys.detail(id)],
    preview: showNameAtOnce,
  })

/** Deletes a location with its stock and reservations. */
export const useDeleteStockLocation = () =>
  useWrite({
    call: (http, { id }: { id: string }) => stockLocationCalls.delete(http, id),
    stale: ({ id }) => [
      stockLocationKeys.lists(),
      stockLocationKeys.detail(id),
      inventoryItemKeys.all,
      reservationKeys.all,
      salesChannelKeys.all,
      ...variantStockKeys(),
    ],
    gone: ({ id }) => [stockLocationKeys.detail(id)],
  })

function showNameAtOnce(cache: QueryClient, { id, changes: { name } }: StockLocationUpdate) {
  if (name === undefined) return
  cache.setQueriesData<{ stock_location: StockLocation }>(
    { queryKey: stockLocationKeys.detail(id) },
    (shown) => shown && { stock_location: { ...shown.stock_location, name } },
  )
  cache.setQueriesData<StockLocationPage>(
    { queryKey: stockLocationKeys.lists() },
    (page) =>
      page && {
        ...page,
        stock_locations: page.stock_locations.map((row) => (row.id === id ? { ...row, name } : row)),
      },
  )
}
