import type { Translate } from '../ui-provider/ui-text.ts'
import type { CellLanguage, CellType, CellValue } from './cell-types.ts'

/** One column of a grid. The first column names the row. */
export interface GridColumn<Row> {
  id: string
  header: string
  type: CellType
  /** The saved value; undefined where a row has no such cell, such as the price of a product with variants. */
  value: (row: Row) => CellValue | undefined
  /** Default: every cell can be edited. */
  isReadOnly?: (row: Row) => boolean
  /** An empty cell is a problem. */
  isRequired?: boolean
  /** A rule beyond the type: returns an error text, or nothing. */
  validate?: (value: CellValue, row: Row) => string | undefined
  /** In px. Default 144. */
  width?: number
  /** Stays in sight when the others scroll; counts only from the first column on without a gap. */
  isFrozen?: boolean
}

/** A row as the grid works with it. */
export interface SheetRow {
  key: string
  name: string
  /** How deep below the rows before it; 0 is a row of its own. */
  level: number
  isParent: boolean
  /** Its index among all rows. */
  index: number
}

/** A column with functions that take a row's index. */
export interface SheetColumn {
  id: string
  header: string
  type: CellType
  width: number
  isFrozen: boolean
  isRequired: boolean
  value: (index: number) => CellValue | undefined
  isReadOnly: (index: number) => boolean
  validate: (value: CellValue, index: number) => string | undefined
}

/** Rows and columns without the type of the row. */
export interface Sheet {
  /** The rows as passed in. */
  source: readonly unknown[]
  rows: readonly SheetRow[]
  columns: readonly SheetColumn[]
  language: CellLanguage
  t: Translate
}

interface RowSource<Row> {
  rows: readonly Row[]
  rowKey: (row: Row) => string
  rowName: (row: Row) => string
  level?: ((row: Row) => number) | undefined
}

interface ColumnSource<Row> {
  rows: readonly Row[]
  columns: readonly GridColumn<Row>[]
}

const DEFAULT_WIDTH = 144

export function sheetRows<Row>({ rows, rowKey, rowName, level = () => 0 }: RowSource<Row>): SheetRow[] {
  return rows.map((row, index) => {
    const next = rows[index + 1]
    return {
      key: rowKey(row),
      name: rowName(row),
      level: level(row),
      isParent: next !== undefined && level(next) > level(row),
      index,
    }
  })
}

export function sheetColumns<Row>({ rows, columns }: ColumnSource<Row>): SheetColumn[] {
  const scrolling = columns.findIndex(({ isFrozen }) => !isFrozen)
  const frozen = scrolling === -1 ? columns.length : scrolling
  return columns.map((column, at) => ({
    id: column.id,
    header: column.header,
    type: column.type,
    width: column.width ?? DEFAULT_WIDTH,
    isFrozen: at < frozen,
    isRequired: column.isRequired ?? false,
    value: (index) => {
      const row = rows[index]
      return row === undefined ? undefined : column.value(row)
    },
    isReadOnly: (index) => {
      const row = rows[index]
      return row === undefined || column.value(row) === undefined || (column.isReadOnly?.(row) ?? false)
    },
    validate: (value, index) => {
      const row = rows[index]
      return row === undefined ? undefined : column.validate?.(value, row)
    },
  }))
}

/** The rows that are not below a collapsed one. */
export function visibleRows(rows: readonly SheetRow[], collapsed: ReadonlySet<string>): readonly SheetRow[] {
  if (collapsed.size === 0) return rows
  let hiddenBelow = Infinity
  return rows.filter(({ key, level }) => {
    if (level > hiddenBelow) return false
    hiddenBelow = collapsed.has(key) ? level : Infinity
    return true
  })
}
