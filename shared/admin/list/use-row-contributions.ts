import { useListContributions, type CellText, type PlacedContributions } from '@stoa/extension-sdk'
import type { ReactNode } from 'react'

import type { List } from './define-list.ts'

type Contributions = PlacedContributions<'order'>

/** What extensions add to a list, for its rows. */
export interface RowContributions<Row> {
  fields: readonly string[]
  columns: readonly {
    id: string
    header: string
    cell: (row: Row) => ReactNode
    /** What it says of each row in a file; undefined when it has no text or failed. */
    textsOf: (rows: readonly Row[]) => Promise<readonly CellText[] | undefined>
  }[]
  rowActions: readonly (Omit<Contributions['rowActions'][number], 'run'> & {
    run: (row: Row) => Promise<void>
  })[]
  bulkActions: readonly (Omit<Contributions['bulkActions'][number], 'run'> & {
    run: (rows: readonly Row[]) => ReturnType<Contributions['bulkActions'][number]['run']>
  })[]
}

const NONE: RowContributions<unknown> = { fields: [], columns: [], rowActions: [], bulkActions: [] }

/** What extensions add to a defined list; nothing where it has no entity. */
export function useRowContributions<Row extends { id: string }>(
  { entity }: List<Row>,
  refresh: () => void,
): RowContributions<Row> {
  const contributions = useListContributions(entity ?? 'order', refresh)
  // `defineList` accepts rows that fit the entity alone.
  return entity ? (contributions as unknown as RowContributions<Row>) : NONE
}
