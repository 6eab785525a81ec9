import type { useListFilter } from '@stoa/api/list'
import { ActionTable, type ActionTableProps } from '@stoa/ui/action-table'
import type { ReactNode } from 'react'

import { ListPages } from './list-pages.tsx'
import { NoRows } from './no-rows.tsx'
import { useTableTexts } from './use-table-texts.ts'

type OwnProps<Row> = Omit<
  ActionTableProps<Row>,
  | 'texts'
  | 'onSettled'
  | 'rows'
  | 'rowKey'
  | 'sort'
  | 'onSort'
  | 'isLoading'
  | 'skeletonRows'
  | 'isRefetching'
>

interface ListTableProps<Row extends { id: string }> extends OwnProps<Row> {
  list: Pick<ReturnType<typeof useListFilter>, 'filter' | 'narrow' | 'turnTo' | 'reset'>
  /** Undefined until the first page is there. */
  page: { rows: readonly Row[]; count: number } | undefined
  /** The rows belong to the page before; others are on their way. */
  isReplaced?: boolean
  /** What a row is called, for the names of its checkbox and its menu. */
  nameOf: (row: Row) => string
  /** Why there is nothing although nothing is narrowed. */
  empty: ReactNode
}

/** One page of a list with its pagination, in the words that all lists share. */
export function ListTable<Row extends { id: string }>(props: ListTableProps<Row>) {
  const { list, page, isReplaced = false, nameOf, empty, ...table } = props
  const { filter, narrow, turnTo, reset } = list
  return (
    <>
      <ActionTable
        {...table}
        {...useTableTexts(nameOf)}
        rows={page?.rows ?? []}
        rowKey={({ id }) => id}
        sort={filter.sort}
        onSort={(sort) => narrow({ sort })}
        isLoading={!page}
        skeletonRows={filter.limit}
        isRefetching={isReplaced}
        empty={
          <NoRows filter={filter} onTurn={turnTo} onReset={reset}>
            {empty}
          </NoRows>
        }
      />
      {page && page.rows.length > 0 ? <ListPages list={list} count={page.count} /> : null}
    </>
  )
}
