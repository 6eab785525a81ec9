import { collectionQueries } from '@stoa/api/admin/collections'
import { priceListQueries } from '@stoa/api/admin/price-lists'
import { categoryQueries } from '@stoa/api/admin/product-categories'
import { productTagQueries } from '@stoa/api/admin/product-tags'
import { productTypeQueries } from '@stoa/api/admin/product-types'
import type { HttpClient } from '@stoa/api/http'
import type { QueryClient } from '@tanstack/react-query'

import { categoryPaths } from './category-paths.ts'

/** So many are read with one call. */
const LIMIT = 500

/** Reads page after page: a choice that is missing could not be searched for. */
async function everyRow<Page extends { count: number }, Row>(
  read: (page: { limit: number; offset: number }) => Promise<Page>,
  rowsOf: (page: Page) => readonly Row[],
): Promise<readonly Row[]> {
  const all: Row[] = []
  for (;;) {
    const page = await read({ limit: LIMIT, offset: all.length })
    const rows = rowsOf(page)
    all.push(...rows)
    if (rows.length === 0 || all.length >= page.count) return all
  }
}

/** The collections, as choices of a filter. */
export async function collectionChoices(cache: QueryClient, http: HttpClient) {
  const collections = await everyRow(
    (page) => cache.fetchQuery(collectionQueries(http).list(page)),
    (page) => page.collections,
  )
  return collections.map(({ id, title }) => ({ id, label: title }))
}

/** The product types, as choices of a filter. */
export async function typeChoices(cache: QueryClient, http: HttpClient) {
  const product_types = await everyRow(
    (page) => cache.fetchQuery(productTypeQueries(http).list(page)),
    (page) => page.product_types,
  )
  return product_types.map(({ id, value }) => ({ id, label: value }))
}

/** The product tags, as choices of a filter. */
export async function tagChoices(cache: QueryClient, http: HttpClient) {
  const product_tags = await everyRow(
    (page) => cache.fetchQuery(productTagQueries(http).list(page)),
    (page) => page.product_tags,
  )
  return product_tags.map(({ id, value }) => ({ id, label: value }))
}

/** The categories with their paths in the tree, as choices of a filter. */
export async function categoryChoices(cache: QueryClient, http: HttpClient) {
  const { product_categories } = await cache.fetchQuery(categoryQueries(http).tree())
  return categoryPaths(product_categories)
}

/** The price lists, as choices of a filter. */
export async function priceListChoices(cache: QueryClient, http: HttpClient) {
  const price_lists = await everyRow(
    (page) => cache.fetchQuery(priceListQueries(http).list(page)),
    (page) => page.price_lists,
  )
  return price_lists.map(({ id, name }) => ({ id, label: name }))
}
