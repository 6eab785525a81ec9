import type {
  AdminGetInventoryItemsItemLocationLevelsParams,
  AdminGetInventoryItemsItemParams,
  AdminGetInventoryItemsParams,
} from '@medusajs/client-types'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import * as inventoryItemCalls from './inventory-items-calls.ts'
import { inventoryItemKeys } from './inventory-items-keys.ts'

/** What the cache can read about what is kept in stock. Asked only while the store has the inventory module. */
export const inventoryItemQueries = (http: HttpClient) => ({
  /** Shows the previous page until the next one is there. */
  list: (query: AdminGetInventoryItemsParams = {}) =>
    queryOptions({
      queryKey: inventoryItemKeys.list(query),
      queryFn: (context) => cachedRead(context, (options) => inventoryItemCalls.list(http, query, options)),
      placeholderData: keepPreviousData,
    }),

  detail: (id: string, query: AdminGetInventoryItemsItemParams = {}) =>
    queryOptions({
      queryKey: inventoryItemKeys.detail(id, query),
      queryFn: (context) =>
        cachedRead(context, (options) => inventoryItemCalls.retrieve(http, id, query, options)),
    }),

  /** How much of an item is where. */
  locationLevels: (id: string, query: AdminGetInventoryItemsItemLocationLevelsParams = {}) =>
    queryOptions({
      queryKey: inventoryItemKeys.locationLevels(id, query),
      queryFn: (context) =>
        cachedRead(context, (options) => inventoryItemCalls.listLocationLevels(http, id, query, options)),
    }),
})
