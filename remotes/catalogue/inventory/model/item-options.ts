import { inventoryItemQueries } from '@stoa/api/admin/inventory-items'
import type { HttpClient } from '@stoa/api/http'
import type { LoadOptions } from '@stoa/ui/combo-field'
import type { ChoiceSearch } from '@stoa/ui/filter-bar'
import type { QueryClient } from '@tanstack/react-query'

import { itemLine, type StockItem } from './stock-item.ts'

const PAGE = { order: 'sku', limit: 10 }

interface ItemSearch {
  /** Offers only items that are stocked there. Default all. */
  locationId?: string
  /** The second line of an option. Default the SKU. */
  describe?: (item: StockItem) => string
}

/** Searches the items of the store, page by page. */
export const searchItems =
  (
    cache: QueryClient,
    http: HttpClient,
    { locationId, describe = ({ sku }) => sku ?? '' }: ItemSearch = {},
  ): LoadOptions =>
  async ({ query, offset }) => {
    const { inventory_items: items, count } = await cache.fetchQuery(
      inventoryItemQueries(http).rows({
        ...PAGE,
        offset,
        ...(query && { q: query }),
        ...(locationId && { location_id: [locationId] }),
      }),
    )
    const options = items.map((item) => ({ id: item.id, label: itemLine(item), description: describe(item) }))
    return { options, count }
  }

/** The items of the store as choices of a filter. */
export async function itemChoices(cache: QueryClient, http: HttpClient): Promise<ChoiceSearch> {
  return {
    search: searchItems(cache, http),
    named: async (ids) => {
      const { inventory_items: items } = await cache.fetchQuery(
        inventoryItemQueries(http).rows({ id: [...ids] }),
      )
      return items.map((item) => ({ id: item.id, label: itemLine(item) }))
    },
  }
}
