import { inBatches } from '@stoa/admin/actions'
import { priceListCalls, priceListKeys } from '@stoa/api/admin/price-lists'
import { productCalls, productKeys } from '@stoa/api/admin/products'
import type { CallOptions, HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'

import type { PricedProduct } from '../model/price-sheet.ts'
import { readPages } from './read-pages.ts'

/** Only what a sheet of prices shows: whole products are ten times as large. */
export const PRICED = {
  fields:
    'id,title,thumbnail,status,variants.id,variants.title,variants.sku,variants.prices.id' +
    ',variants.prices.amount,variants.prices.currency_code,variants.prices.region_id' +
    ',variants.prices.price_list_id,variants.prices.min_quantity,variants.prices.max_quantity',
  expand: 'variants,variants.prices',
}

/** Products with prices in one answer. */
export const PRICED_PAGE = 100

/** The backend misreads longer lists of ids. */
const IDS = 20

/** Each of many reads is retried by itself: the store refuses some concurrent ones, and a common retry would start all over. */
export const READ_RETRIES = 3

/** Reads products by their ids, so many at a time. */
async function readByIds(
  ids: readonly string[],
  read: (id: string[]) => Promise<{ products: PricedProduct[] }>,
): Promise<ReadonlyMap<string, PricedProduct>> {
  const pages = await Promise.all(inBatches(ids, IDS).map(read))
  return new Map(pages.flatMap(({ products }) => products.map((product) => [product.id, product])))
}

const inOrder = (ids: readonly string[], ...sources: readonly ReadonlyMap<string, PricedProduct>[]) =>
  ids.flatMap((id) => sources.find((source) => source.has(id))?.get(id) ?? [])

const basePriced = (http: HttpClient, ids: readonly string[], options: CallOptions) =>
  readByIds(ids, (id) => productCalls.list<PricedProduct>(http, { ...PRICED, id, limit: IDS }, options))

const listPriced = (http: HttpClient, listId: string, ids: readonly string[], options: CallOptions) =>
  readByIds(ids, (id) => priceListCalls.listProducts(http, listId, { ...PRICED, id, limit: IDS }, options))

/** Some products with their base prices, in the order of the ids; those that are gone are left out. */
export const productsWithBasePrices = (http: HttpClient, ids: readonly string[]) =>
  queryOptions({
    queryKey: productKeys.list({ priced: ids }),
    queryFn: async ({ signal }) =>
      inOrder(ids, await basePriced(http, ids, { signal, maxRetries: READ_RETRIES })),
  })

/** All products in a price list, page by page: there may be thousands. */
const allListed = (http: HttpClient, listId: string, options: CallOptions) =>
  readPages((offset) =>
    priceListCalls.listProducts(http, listId, { ...PRICED, limit: PRICED_PAGE, offset }, options),
  )

/** Which products of a price list a sheet shows: these, or all that have prices in it. */
export type SheetProducts = readonly string[] | 'all'

/** Products by their ids, with their base prices and those that they have in a price list. */
async function sheetProducts(
  http: HttpClient,
  listId: string,
  ids: readonly string[],
  options: CallOptions,
): Promise<PricedProduct[]> {
  const own = await listPriced(http, listId, ids, options)
  // The backend names only those that have a price in the list already.
  const others = ids.filter((id) => !own.has(id))
  return inOrder(ids, own, await basePriced(http, others, options))
}

/**
 * Products with their base prices and those that they have in a price list, as a sheet has them. Its key is its own: a
 * sheet of thousands of prices reads again what was saved, and not all of it for each save.
 */
export const productsWithPrices = (http: HttpClient, listId: string, ids: SheetProducts) =>
  queryOptions({
    queryKey: priceListKeys.sheet(listId, ids),
    queryFn: async ({ signal }): Promise<PricedProduct[]> => {
      const options = { signal, maxRetries: READ_RETRIES }
      return ids === 'all' ? allListed(http, listId, options) : sheetProducts(http, listId, ids, options)
    },
    staleTime: 0,
  })

/** Reads some products of a sheet again, or all where there are many. */
export async function readSheetAgain(
  cache: QueryClient,
  http: HttpClient,
  sheet: ReturnType<typeof productsWithPrices>,
  listId: string,
  productIds: readonly string[],
): Promise<void> {
  if (productIds.length > PRICED_PAGE) return cache.invalidateQueries({ queryKey: sheet.queryKey })
  const fresh = await sheetProducts(http, listId, productIds, { maxRetries: READ_RETRIES })
  const byId = new Map(fresh.map((product) => [product.id, product]))
  cache.setQueryData(sheet.queryKey, (shown) => shown?.map((product) => byId.get(product.id) ?? product))
}

/** Of more products, all of a price list are read instead. */
const SHARED = 100

/** Those of some products that have prices in a price list. */
export const sharedProducts = (http: HttpClient, listId: string, ids: readonly string[]) =>
  queryOptions({
    queryKey: priceListKeys.products(listId, { shared: ids }),
    queryFn: async ({ signal }) => {
      const options = { signal, maxRetries: READ_RETRIES }
      if (ids.length <= SHARED) return inOrder(ids, await listPriced(http, listId, ids, options))
      const wanted = new Set(ids)
      return (await allListed(http, listId, options)).filter(({ id }) => wanted.has(id))
    },
  })

/** One page of the products in a price list. Shows the page before until the next one is there. */
export const productsOfList = (
  http: HttpClient,
  listId: string,
  query: { q?: string; status?: PricedProduct['status'][]; limit: number; offset: number },
) =>
  queryOptions({
    queryKey: priceListKeys.products(listId, query),
    queryFn: (context) =>
      cachedRead(context, (options) =>
        priceListCalls.listProducts(http, listId, { ...query, ...PRICED }, options),
      ),
    placeholderData: keepPreviousData,
  })
