import type { StoreGetProductsProductParams, StorePostSearchReq } from '@medusajs/client-types'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import type { FilterableProduct, ProductCard, ProductListQuery, ShopProduct } from './products-types.ts'
import * as productCalls from './products-calls.ts'
import { productKeys } from '../keys.ts'

const PICTURE = { fields: 'id,thumbnail', expand: '' }
const CARD = { fields: 'id,title,handle,thumbnail', expand: 'variants,variants.prices' }

const FILTERABLE = {
  fields: 'id,title,handle,thumbnail,type_id',
  expand: 'variants,variants.prices,variants.options,options,tags,type',
}

/** Cached queries of products. */
export const productQueries = (http: HttpClient) => ({
  /** Shows the previous page until the next one is there. */
  list: (query: ProductListQuery) =>
    queryOptions({
      queryKey: productKeys.list(query),
      queryFn: (context) =>
        cachedRead(context, (options) =>
          productCalls.list<ProductCard>(http, { ...query, ...CARD }, options),
        ),
      placeholderData: keepPreviousData,
    }),

  /** Like `list`, with everything that the browser can filter and sort by. */
  filterable: (query: ProductListQuery) =>
    queryOptions({
      queryKey: productKeys.filterable(query),
      queryFn: (context) =>
        cachedRead(context, (options) =>
          productCalls.list<FilterableProduct>(http, { ...query, ...FILTERABLE }, options),
        ),
      placeholderData: keepPreviousData,
    }),

  /** The thumbnails of some products and nothing else, for a picture of a whole collection. */
  pictures: (query: ProductListQuery) =>
    queryOptions({
      queryKey: productKeys.pictures(query),
      queryFn: (context) =>
        cachedRead(context, (options) =>
          productCalls.list<Pick<ShopProduct, 'id' | 'thumbnail'>>(http, { ...query, ...PICTURE }, options),
        ),
    }),

  /** Results of the store's search plug-in. Keeps the previous results until the next ones are loaded. */
  search: (payload: StorePostSearchReq) =>
    queryOptions({
      queryKey: productKeys.search(payload),
      queryFn: (context) => cachedRead(context, (options) => productCalls.search(http, payload, options)),
      placeholderData: keepPreviousData,
    }),

  /** One product, with the prices of the region or cart that the query names. */
  detail: (id: string, query: StoreGetProductsProductParams = {}) =>
    queryOptions({
      queryKey: productKeys.detail(id, query),
      queryFn: (context) => cachedRead(context, (options) => productCalls.retrieve(http, id, query, options)),
    }),

  /**
   * The product of a page's address with its prices in the region; null when there is none. Shows the prices of another
   * region until these are there.
   */
  byHandle: (handle: string, regionId: string) =>
    queryOptions({
      queryKey: productKeys.byHandle(handle, regionId),
      queryFn: async (context) => {
        const query = { handle, region_id: regionId, limit: 1 }
        const { products } = await cachedRead(context, (options) => productCalls.list(http, query, options))
        return { product: products[0] ?? null }
      },
      placeholderData: (previous, query) => (query?.queryKey.at(-2) === handle ? previous : undefined),
    }),
})
