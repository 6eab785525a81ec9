import type {
  AdminGetInventoryItemsItemLocationLevelsParams,
  AdminGetInventoryItemsItemParams,
  AdminGetInventoryItemsParams,
} from '@medusajs/client-types'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CallOptions, HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import { withMoreFields } from '../../react/more-fields.ts'
import * as inventoryItemCalls from './inventory-items-calls.ts'
import { inventoryItemKeys } from '../keys.ts'
import type { InventoryItemPage, InventoryItemRow } from './inventory-items-types.ts'

const ROW_FIELDS = 'id,sku,title,thumbnail'
const AT_ONCE = 200

/** Cached queries of inventory items. Asked only while the store has the inventory module. */
export const inventoryItemQueries = (http: HttpClient) => ({
  /** Shows the previous page until the next one is there. */
  list: (query: AdminGetInventoryItemsParams = {}) =>
    queryOptions({
      queryKey: inventoryItemKeys.list(query),
      queryFn: (context) => cachedRead(context, (options) => readPage(http, query, options)),
      placeholderData: keepPreviousData,
    }),

  /** Like `list`, with only the fields shown in rows. `moreFields` adds the fields that extensions need. */
  rows: (query: AdminGetInventoryItemsParams, moreFields: readonly string[] = []) =>
    queryOptions({
      queryKey: inventoryItemKeys.list({
        ...query,
        rows: true,
        ...(moreFields.length > 0 && { moreFields }),
      }),
      queryFn: (context) =>
        withMoreFields(ROW_FIELDS, moreFields, (fields) =>
          cachedRead(context, (options) => readPage(http, { ...query, fields }, options)),
        ),
      placeholderData: keepPreviousData,
    }),

  /** Like `rows`, but all of them, read 200 at a time: for filters that the server does not have. */
  allRows: (
    query: Omit<AdminGetInventoryItemsParams, 'limit' | 'offset'>,
    moreFields: readonly string[] = [],
  ) =>
    queryOptions({
      queryKey: inventoryItemKeys.list({
        ...query,
        all: true,
        ...(moreFields.length > 0 && { moreFields }),
      }),
      queryFn: (context) =>
        withMoreFields(ROW_FIELDS, moreFields, (fields) =>
          everyItem((offset) =>
            cachedRead(context, (options) =>
              readPage(http, { ...query, fields, limit: AT_ONCE, offset }, options),
            ),
          ),
        ),
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

/** A page of items with those of their variants that there still are. */
async function readPage(http: HttpClient, query: AdminGetInventoryItemsParams, options: CallOptions) {
  const page = await inventoryItemCalls.list(http, query, options)
  const inventory_items = page.inventory_items.map((item) => ({
    ...item,
    variants: item.variants.filter((variant) => variant !== null),
  }))
  return { ...page, inventory_items }
}

async function everyItem(pageAt: (offset: number) => Promise<InventoryItemPage>) {
  const items: InventoryItemRow[] = []
  for (;;) {
    const { inventory_items, count } = await pageAt(items.length)
    items.push(...inventory_items)
    if (inventory_items.length === 0 || items.length >= count)
      return { inventory_items: items, count: items.length }
  }
}
