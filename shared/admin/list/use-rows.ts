import { useApi } from '@stoa/api/react'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'

import type { List } from './define-list.ts'
import type { RowPage } from './list-definition.ts'
import type { ListFilter } from './list-filter.ts'

/** The rows that a filter of a list stands for. */
export interface ListRows<Row> {
  /** Undefined until the first page is there. */
  page: RowPage<Row> | undefined
  /** The rows belong to the page before; others are being read. */
  isReplaced: boolean
  /** Why there is no page. */
  error: UseQueryResult['error']
  refetch: () => void
}

/** Reads one page of a defined list. `fields` are those that its shown columns need. */
export function useRows<Row extends { id: string }>(
  list: List<Row>,
  filter: ListFilter,
  fields: readonly string[] = [],
): ListRows<Row> {
  const { data, error, isPlaceholderData, refetch } = useQuery(list.optionsOf(useApi(), filter, fields))
  return {
    page: data,
    isReplaced: isPlaceholderData,
    error: data ? null : error,
    refetch: () => void refetch(),
  }
}
