import { useApi } from '@stoa/api/react'
import { categoryQueries } from '@stoa/api/store/product-categories'
import { useQuery } from '@tanstack/react-query'

import type { Category } from '../model/category-tree.ts'

const EVERY_NAME = { fields: 'id,name,handle,parent_category_id', expand: '', limit: 500 }

const NONE: readonly Category[] = []

/** The query of every category of the shop, and the categories; none until they are there. */
export function useCategoryList() {
  const query = useQuery(categoryQueries(useApi()).list(EVERY_NAME))
  return { query, categories: query.data?.product_categories ?? NONE }
}

/** Every category of the shop; none until they are there. */
export const useCategories = (): readonly Category[] => useCategoryList().categories
