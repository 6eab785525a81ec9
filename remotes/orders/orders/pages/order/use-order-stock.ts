import { orderQueries, type AdminOrder } from '@stoa/api/admin/orders'
import { stockLocationQueries } from '@stoa/api/admin/stock-locations'
import { variantQueries } from '@stoa/api/admin/variants'
import { useApi } from '@stoa/api/react'
import { useFlag } from '@stoa/extension-sdk'
import { useQueries, useQuery } from '@tanstack/react-query'

import { unpacked, type OrderStock } from '../../model/packing.ts'

const ALL = { limit: 500 }

/** Where the pieces of an order are. Without the inventory module there are no locations, and nothing is read. */
export function useOrderStock(order: AdminOrder) {
  const http = useApi()
  const enabled = useFlag('inventoryService')
  const locations = useQuery({ ...stockLocationQueries(http).list(ALL), enabled })
  const reservations = useQuery({ ...orderQueries(http).reservations(order.id, ALL), enabled })
  const managed = order.items.filter((item) => item.variant?.manage_inventory && unpacked(item) > 0)
  const variantIds = [...new Set(managed.flatMap(({ variant_id }) => variant_id ?? []))]
  const inventories = useQueries({
    queries: variantIds.map((id) => ({ ...variantQueries(http).inventory(id), enabled })),
  })
  const queries = [locations, reservations, ...inventories]
  const stock: OrderStock = {
    inventory: new Map(
      inventories.flatMap(({ data }) => (data ? [[data.variant.id, data.variant.inventory] as const] : [])),
    ),
    reservations: reservations.data?.reservations ?? [],
  }
  return {
    hasLocations: enabled,
    locations: locations.data?.stock_locations ?? [],
    stock,
    isLoaded: !enabled || queries.every(({ data }) => data !== undefined),
    error: queries.find(({ error, data }) => error && data === undefined)?.error,
    refetch: () =>
      Promise.all(queries.filter(({ data }) => data === undefined).map((query) => query.refetch())),
  }
}
