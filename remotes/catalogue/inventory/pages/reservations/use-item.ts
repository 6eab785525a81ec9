import { inventoryItemQueries } from '@stoa/api/admin/inventory-items'
import { useApi } from '@stoa/api/react'
import { useQuery } from '@tanstack/react-query'

/** One item with its levels and variants; nothing while it is awaited or when none is named. */
export function useItem(id: string | undefined) {
  const { data } = useQuery({
    ...inventoryItemQueries(useApi()).rows({ id: id ?? '' }),
    enabled: id !== undefined,
  })
  return data?.inventory_items.find((item) => item.id === id)
}
