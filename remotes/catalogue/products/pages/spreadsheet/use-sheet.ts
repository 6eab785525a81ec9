import type { ListFilter, ListRules } from '@stoa/admin/list'
import { productQueries } from '@stoa/api/admin/products'
import { useApi } from '@stoa/api/react'
import { useFlag } from '@stoa/extension-sdk'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { products as productList } from '../../components/product-list.tsx'
import { itemOf, sheetRows, type ItemLevels } from '../../model/product-sheet.ts'
import { levelsOfItems } from './levels-query.ts'

/** Products on one page. */
export const SHEET_PAGE = 50

/** The products are narrowed as in their list, or to a single one. */
export const SHEET_RULES: ListRules = {
  ...productList.rules,
  filters: { ...productList.rules.filters, id: { type: 'text' } },
}

const NO_LEVELS: ItemLevels = new Map()

/** One page of products with their variants; what is in stock by location only where it is shown. */
export function useSheet(filter: ListFilter, showsLevels: boolean) {
  const http = useApi()
  const isStocked = useFlag('inventoryService')
  const [id] = filter.set['id'] ?? []
  const query = { ...productList.queryOf({ ...filter, limit: SHEET_PAGE }), ...(id && { id }) }
  const { data, error, isPlaceholderData, refetch } = useQuery(productQueries(http).sheet(query, isStocked))
  const products = data?.products
  const rows = useMemo(() => sheetRows(products ?? []), [products])
  const items = rows.flatMap(({ variant }) => (variant && itemOf(variant)) || [])
  const levels = useQuery({ ...levelsOfItems(http, items), enabled: showsLevels && items.length > 0 })
  return {
    /** Undefined until the first page is there. */
    page: data && { rows, count: data.count },
    levels: levels.data ?? NO_LEVELS,
    levelsError: levels.error,
    isReplaced: isPlaceholderData,
    error: data ? null : error,
    refetch: () => void refetch(),
  }
}
