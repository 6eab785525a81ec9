import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import type { ProductCard, ProductListQuery, ShopProduct } from './products-types.ts'
import { productCalls } from './products-calls.ts'

const PICTURE = { fields: 'id,thumbnail', expand: '' }
const CARD = { fields: 'id,title,handle,thumbnail', expand: 'variants,variants.prices' }

export const productKeys = {
  all: ['store', 'products'] as const,
  lists: () => [...productKeys.all, 'list'] as const,
  list: (query: ProductListQuery) => [...productKeys.lists(), query] as const,
  pictures: (query: ProductListQuery) => [...productKeys.lists(), 'pictures', query] as const,
  details: () => [...productKeys.all, 'detail'] as const,
  byHandle: (handle: string, regionId: string) => [...productKeys.details(), handle, regionId] as const,
}

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

  /** The thumbnails of some products and nothing else, for a picture of a whole collection. */
  pictures: (query: ProductListQuery) =>
    queryOptions({
      queryKey: productKeys.pictures(query),
      queryFn: (context) =>
        cachedRead(context, (options) =>
          productCalls.list<Pick<ShopProduct, 'id' | 'thumbnail'>>(http, { ...query, ...PICTURE }, options),
        ),
    }),

  /** The product of a page's address with its prices in the region; null when there is none. */
  byHandle: (handle: string, regionId: string) =>
    queryOptions({
      queryKey: productKeys.byHandle(handle, regionId),
      queryFn: async (context) => {
        const query = { handle, region_id: regionId, limit: 1 }
        const { products } = await cachedRead(context, (options) => productCalls.list(http, query, options))
        return { product: products[0] ?? null }
      },
    }),
})
