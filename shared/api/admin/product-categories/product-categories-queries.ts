import type { AdminGetProductCategoriesParams, AdminGetProductCategoryParams } from '@medusajs/client-types'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import * as categoryCalls from './product-categories-calls.ts'
import { categoryKeys } from '../keys.ts'

const WHOLE_TREE = { parent_category_id: 'null', include_descendants_tree: true, limit: 1000 }

/** Cached queries of product categories. */
export const categoryQueries = (http: HttpClient) => ({
  /** Shows the previous page until the next one is there. */
  list: (query?: AdminGetProductCategoriesParams) =>
    queryOptions({
      queryKey: categoryKeys.list(query),
      queryFn: (context) => cachedRead(context, (options) => categoryCalls.list(http, query, options)),
      placeholderData: keepPreviousData,
    }),

  /** All categories as a tree, in the order of their ranks; at most 1000 at its top. */
  tree: () =>
    queryOptions({
      queryKey: categoryKeys.tree(),
      queryFn: (context) => cachedRead(context, (options) => categoryCalls.list(http, WHOLE_TREE, options)),
    }),

  detail: (id: string, query: AdminGetProductCategoryParams = {}) =>
    queryOptions({
      queryKey: categoryKeys.detail(id, query),
      queryFn: (context) =>
        cachedRead(context, (options) => categoryCalls.retrieve(http, id, query, options)),
    }),
})
