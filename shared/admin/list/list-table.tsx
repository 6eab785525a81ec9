import type { useListFilter } from './use-list-filter.ts'
import { ActionTable, type ActionTableProps } from '@stoa/ui/action-table'
import type { ReactNode } from 'react'

import { ListPages } from './list-pages.tsx'
import { NoRows } from './no-rows.tsx'
import { useReportResults } from './use-report-results.ts'
import { useReportUncaught } from './use-report-uncaught.ts'

type OwnProps<Row> = Omit<
  ActionTableProps<Row>,
  | 'onSettled'
  | 'onFailed'
  | 'rows'
  | 'rowKey'
  | 'sort'
  | 'onSort'
  | 'isLoading'
  | 'skeletonRows'
  | 'isRefetching'
>

/** The rows of a list and everything that can be done with them, whatever they look like. */
export type DrawnRows<Row> = Omit<ActionTableProps<Row>, 'columns' | 'sort' | 'onSort' | 'columnChoice'>

interface ListTableProps<Row extends { id: string }> extends OwnProps<Row> {
  list: Pick<ReturnType<typeof useListFilter>, 'filter' | 'narrow' | 'turnTo' | 'reset'>
  /** Undefined until the first page is there. */
  page: { rows: readonly Row[]; count: number } | undefined
  /** As many rows are outlined until then. Default: those of a whole page. */
  expectedRows?: number | undefined
  /** The rows belong to the page before; others are on their way. */
  isReplaced?: boolean
  /** Why there is nothing although nothing is narrowed. */
  empty: ReactNode
  /** Draws the rows where they are not a table. */
  renderRows?: ((rows: DrawnRows<Row>) => ReactNode) | undefined
}

/** One page of a list with its pagination. */
export function ListTable<Row extends { id: string }>(props: ListTableProps<Row>) {
  const { list, page, expectedRows, isReplaced = false, empty, renderRows, ...table } = props
  const { filter, narrow, turnTo, reset } = list
  const { columns, columnChoice, ...others } = table
  const rows: DrawnRows<Row> = {
    ...others,
    onSettled: useReportResults(),
    onFailed: useReportUncaught(),
    rows: page?.rows ?? [],
    rowKey: ({ id }) => id,
    isLoading: !page,
    skeletonRows: expectedRows ?? filter.limit,
    isRefetching: isReplaced,
    empty: (
      <NoRows filter={filter} onTurn={turnTo} onReset={reset}>
        {empty}
      </NoRows>
    ),
  }
  return (
    <>
      {renderRows ? (
        renderRows(rows)
      ) : (
        <ActionTable
          {...rows}
          columns={columns}
          columnChoice={columnChoice}
          sort={filter.sort}
          onSort={(sort) => narrow({ sort })}
        />
      )}
      {page && page.rows.length > 0 ? <ListPages list={list} count={page.count} /> : null}
    </>
  )
}
