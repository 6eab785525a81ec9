import type { ListName, RowOf } from './lists.ts'

/** What the cells of a column are given. */
export interface CellProps<List extends ListName> {
  row: RowOf<List>
}

/** What a cell says in a file: a number stays one, null and undefined are an empty cell. */
export type CellText = string | number | null | undefined
