import { collectionQueries } from '@stoa/api/admin/collections'
import { priceListQueries } from '@stoa/api/admin/price-lists'
import { categoryQueries } from '@stoa/api/admin/product-categories'
import { productTagQueries } from '@stoa/api/admin/product-tags'
import { productTypeQueries } from '@stoa/api/admin/product-types'
import type { HttpClient } from '@stoa/api/http'
import type { QueryClient } from '@tanstack/react-query'

import { categoryPaths } from './category-paths.ts'

/** So many choices are offered; a filter is no place to turn pages. */
const ALL = { limit: 500 }

export async function collectionChoices(cache: QueryClient, http: HttpClient) {
  const { collections } = await cache.fetchQuery(collectionQueries(http).list(ALL))
  return collections.map(({ id, title }) => ({ id, label: title }))
}

export async function typeChoices(cache: QueryClient, http: HttpClient) {
  const { product_types } = await cache.fetchQuery(productTypeQueries(http).list(ALL))
  return product_types.map(({ id, value }) => ({ id, label: value }))
}

export async function tagChoices(cache: QueryClient, http: HttpClient) {
  const { product_tags } = await cache.fetchQuery(productTagQueries(http).list(ALL))
  return product_tags.map(({ id, value }) => ({ id, label: value }))
}

export async function categoryChoices(cache: QueryClient, http: HttpClient) {
  const { product_categories } = await cache.fetchQuery(categoryQueries(http).tree())
  return categoryPaths(product_categories)
}

export async function priceListChoices(cache: QueryClient, http: HttpClient) {
  const { price_lists } = await cache.fetchQuery(priceListQueries(http).list(ALL))
  return price_lists.map(({ id, name }) => ({ id, label: name }))
}
