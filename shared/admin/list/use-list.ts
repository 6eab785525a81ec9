import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'

import { cellText } from './cell-text.tsx'
import type { List } from './define-list.ts'
import type { CellContext } from './list-definition.ts'
import { useRememberRows } from './shown-rows.ts'
import { useFlagged } from './use-flagged.ts'
import { useRowContributions, type RowContributions } from './use-row-contributions.ts'
import { useListState, type ListColumn, type ListState } from './use-list-state.ts'
import { useRows, type ListRows } from './use-rows.ts'

/** A list at work: what it shows and how, and what extensions add to it. */
export interface ListHandle<Row extends { id: string }> extends ListState<Row>, ListRows<Row> {
  list: List<Row>
  contributions: RowContributions<Row>
  refusedFields: readonly string[]
  /** What the shown columns and extensions ask the API for. */
  fields: readonly string[]
}

/** A column that only the running page knows of. */
export type PageColumn<Row> = Omit<ListColumn<Row>, 'cell'> & Required<Pick<ListColumn<Row>, 'value'>>

const NONE: readonly never[] = []

/** Reads the page of a list that the address stands for. `pageColumns` follow those of the list. */
export function useList<Row extends { id: string }>(
  list: List<Row>,
  pageColumns: readonly PageColumn<Row>[] = NONE,
): ListHandle<Row> {
  const { t, locale } = useTranslation()
  const cache = useQueryClient()
  const { key } = list
  const refresh = useCallback(() => void cache.invalidateQueries({ queryKey: key }), [cache, key])
  const contributions = useRowContributions(list, refresh)
  const defined = useDefinedColumns(list)
  // Rows are drawn again when their columns are others.
  const columns = useMemo(
    () => [
      ...defined,
      ...pageColumns.map((column): ListColumn<Row> => ({
        ...column,
        cell: (row) => cellText(column.value(row), locale),
      })),
      ...contributions.columns,
    ],
    [defined, pageColumns, contributions.columns, locale],
  )
  const state = useListState<Row>({
    name: list.name,
    path: list.path,
    rules: list.rules,
    columns,
    views: list.views.map(({ label, ...view }) => ({ ...view, name: t(label) })),
  })
  const fields = [...state.columns.flatMap(({ field }) => field ?? []), ...contributions.fields]
  const rows = useRows(list, state.filter, fields)
  const { filter, params } = state
  useRememberRows({ list, filter, params, fields }, rows.isReplaced ? undefined : rows.page)
  return {
    ...state,
    ...rows,
    list,
    contributions,
    fields,
    refusedFields: (list.hasFixedFields ? contributions.fields : rows.page?.refusedFields) ?? [],
  }
}

function useDefinedColumns<Row extends { id: string }>(list: List<Row>): ListColumn<Row>[] {
  const { t, locale } = useTranslation()
  const { href } = useNavigation()
  const flagged = useFlagged(list.columns)
  return useMemo(() => {
    const context: CellContext = { t, locale, href }
    return flagged.map(([id, { header, value, cell, sort, flag: _flag, ...column }]) => ({
      ...column,
      id,
      header: t(header),
      isSortable: sort !== undefined,
      value: (row) => value(row, context),
      cell: (row) => (cell ? cell(row, context) : cellText(value(row, context), locale)),
    }))
  }, [flagged, t, locale, href])
}
