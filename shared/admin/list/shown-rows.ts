import { useEffect } from 'react'

import type { List } from './define-list.ts'
import type { RowPage } from './list-definition.ts'
import type { ListFilter } from './list-filter.ts'

/** The page of rows that a list showed last. */
export interface ShownRows<Row extends { id: string }> {
  list: List<Row>
  filter: ListFilter
  /** The fields that the rows were read with, in addition to the list's own. */
  fields: readonly string[]
  /** What the list shows, as an address. */
  params: URLSearchParams
  page: RowPage<Row>
  /** The path of the page that the person went to from the list. */
  leftFor?: string
}

/** Rows whose type only their list knows. */
export type AnyShownRows = ShownRows<never>

/** By the path of the list. */
const shown = new Map<string, AnyShownRows>()

/** The rows that the list at a path showed last; undefined until it was open. */
export const shownRows = (listPath: string): AnyShownRows | undefined => shown.get(listPath)

/** Remembers other rows of a list, for a person who goes through its records. */
export function setShownRows(rows: AnyShownRows): void {
  shown.set(rows.list.path, rows)
}

/** Remembers the rows that an open list shows. */
export function useRememberRows<Row extends { id: string }>(
  rows: Omit<ShownRows<Row>, 'page'>,
  page: RowPage<Row> | undefined,
): void {
  useEffect(() => {
    if (!page) return undefined
    const remembered: ShownRows<Row> = { ...rows, page }
    setShownRows(remembered as unknown as AnyShownRows)
    return () => {
      remembered.leftFor = location.pathname
    }
  })
}
