import { useApi } from '@stoa/api/react'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useCallback } from 'react'

import { cellText } from './cell-text.tsx'
import type { List } from './define-list.ts'
import type { CellContext, RowPage } from './list-definition.ts'
import { useFlagged } from './use-flagged.ts'
import { useRowContributions, type RowContributions } from './use-row-contributions.ts'
import { useListState, type ListColumn, type ListState } from './use-list-state.ts'

/** A list at work: what it shows and how, and what extensions add to it. */
export interface ListHandle<Row extends { id: string }> extends ListState<Row> {
  list: List<Row>
  contributions: RowContributions<Row>
  /** Undefined until the first page is there. */
  page: RowPage<Row> | undefined
  /** The rows belong to the page before; others are on their way. */
  isReplaced: boolean
  /** Why there is no page. */
  error: UseQueryResult['error']
  refetch: () => void
  refusedFields: readonly string[]
}

/** Reads the page of a list that the address stands for. `more` are columns that only the running page knows of. */
export function useList<Row extends { id: string }>(
  list: List<Row>,
  more: readonly ListColumn<Row>[] = [],
): ListHandle<Row> {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const { key } = list
  const refresh = useCallback(() => void cache.invalidateQueries({ queryKey: key }), [cache, key])
  const contributions = useRowContributions(list, refresh)
  const state = useListState<Row>({
    name: list.name,
    path: list.path,
    rules: list.rules,
    columns: [...useDefinedColumns(list), ...more, ...contributions.columns],
    views: list.views.map(({ label, ...view }) => ({ ...view, name: t(label) })),
  })
  const fields = [...state.columns.flatMap(({ field }) => field ?? []), ...contributions.fields]
  const { data, error, isPlaceholderData, refetch } = useQuery(list.optionsOf(useApi(), state.filter, fields))
  return {
    ...state,
    list,
    contributions,
    page: data,
    isReplaced: isPlaceholderData,
    error: data ? null : error,
    refetch: () => void refetch(),
    refusedFields: (list.hasFixedFields ? contributions.fields : data?.refusedFields) ?? [],
  }
}

function useDefinedColumns<Row extends { id: string }>(list: List<Row>): ListColumn<Row>[] {
  const { t, locale } = useTranslation()
  const { href } = useNavigation()
  const context: CellContext = { t, locale, href }
  return useFlagged(list.columns).map(([id, { header, value, cell, sort, flag: _flag, ...column }]) => ({
    ...column,
    id,
    header: t(header),
    isSortable: sort !== undefined,
    cell: (row) => (cell ? cell(row, context) : cellText(value(row, context), locale)),
  }))
}
