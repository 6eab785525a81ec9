import { offsetOf, type ListFilter } from '@stoa/admin/list'
import { inventoryItemQueries } from '@stoa/api/admin/inventory-items'
import { useApi } from '@stoa/api/react'
import { useQuery } from '@tanstack/react-query'

import { availableOf, itemQueryOf, scarcePage } from '../model/inventory-rules.ts'

/** One page of items with their levels. Where a filter is about what is available, all items are read for it. */
export function useStock(filter: ListFilter, fields: readonly string[] = []) {
  const queries = inventoryItemQueries(useApi())
  const query = itemQueryOf(filter)
  const isScarce = availableOf(filter) !== undefined
  const paged = { ...query, limit: filter.limit, offset: offsetOf(filter) }
  const one = useQuery({ ...queries.rows(paged, fields), enabled: !isScarce })
  const all = useQuery({ ...queries.allRows(query, fields), enabled: isScarce })
  const { data, error, isPlaceholderData, refetch } = isScarce ? all : one
  const items = data?.inventory_items ?? []
  return {
    /** Undefined until the first page is there. */
    page: data && (isScarce ? scarcePage(items, filter) : { rows: items, count: data.count }),
    isReplaced: isPlaceholderData,
    error: data ? null : error,
    refusedFields: data?.refusedFields,
    refetch: () => void refetch(),
  }
}
