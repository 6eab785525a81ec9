import { inBatches } from '@stoa/admin/actions'
import { inventoryItemCalls, inventoryItemKeys } from '@stoa/api/admin/inventory-items'
import type { HttpClient } from '@stoa/api/http'
import { queryOptions } from '@tanstack/react-query'

import type { ItemLevels } from '../../model/product-sheet.ts'

/** The backend misreads longer lists of ids. */
const IDS = 20

/** How much of some items is at each location. */
export const levelsOfItems = (http: HttpClient, ids: readonly string[]) =>
  queryOptions({
    queryKey: inventoryItemKeys.list({ levelsOf: ids }),
    queryFn: async ({ signal }): Promise<ItemLevels> => {
      const options = { signal, maxRetries: 0 }
      const pages = await Promise.all(
        inBatches(ids, IDS).map((id) => inventoryItemCalls.list(http, { id, limit: IDS }, options)),
      )
      const items = pages.flatMap(({ inventory_items }) => inventory_items)
      return new Map(
        items.map(({ id, location_levels: levels = [] }) => [
          id,
          new Map(levels.map(({ location_id, stocked_quantity }) => [location_id, stocked_quantity])),
        ]),
      )
    },
  })
