import { createElement, useMemo, type ReactNode } from 'react'

import type { CellText } from '../points/cell.ts'
import type { ListName, RowOf } from '../points/lists.ts'
import type { RowResult } from '../points/row-result.ts'
import { placedActions, type PlacedAction } from './placed-actions.ts'
import { useContributions } from './use-contributions.ts'

/** What extensions add to a list, in the shape that a table takes its own columns and actions in. */
export interface PlacedContributions<List extends ListName> {
  /** The fields that the list must request in addition to its own. */
  fields: readonly string[]
  columns: readonly {
    id: string
    header: string
    cell: (row: RowOf<List>) => ReactNode
    /** What the column says of each row in a file; undefined when it has no text or failed. Never rejects. */
    textsOf: (rows: readonly RowOf<List>[]) => Promise<readonly CellText[] | undefined>
  }[]
  rowActions: readonly PlacedAction<RowOf<List>, Promise<void>>[]
  /** For the menu of a record's own page. */
  pageActions: readonly PlacedAction<RowOf<List>, Promise<void>>[]
  /** Resolves with the outcome for each row; with nothing when the action says it itself, was given up or could not run. */
  bulkActions: readonly PlacedAction<readonly RowOf<List>[], Promise<readonly RowResult[] | void>>[]
}

/**
 * What extensions add to a list, for the page that shows it; `refresh` reads the list again and has to stay the same
 * function. The answer is the same object until the language or the flags change.
 *
 * @example const { fields, columns } = useListContributions('product', refresh)
 */
export function useListContributions<List extends ListName>(
  list: List,
  refresh: () => void,
): PlacedContributions<List> {
  const added = useContributions().toList(list)
  return useMemo(
    () => ({
      fields: added.fields,
      columns: added.columns.map(({ key, label, Cell, textsOf }) => ({
        id: key,
        header: label,
        cell: (row) => createElement(Cell, { row }),
        textsOf,
      })),
      rowActions: placedActions(added.rowActions, refresh),
      pageActions: placedActions(added.pageActions, refresh),
      bulkActions: placedActions(added.bulkActions, refresh),
    }),
    [added, refresh],
  )
}
