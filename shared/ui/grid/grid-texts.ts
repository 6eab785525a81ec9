import type { CellProblem } from './cell-types.ts'

/** Everything that a `Grid` says, in the reader's language. Counts come as numbers, for plural forms. */
export interface GridTexts {
  /** A switch that is on, and off; also read from the clipboard. */
  yes: string
  no: string
  /** Stands for an empty cell in the list of changes. */
  nothing: string
  problem: (problem: CellProblem) => string
  /** Announced when more than one cell is selected. */
  selected: (rows: number, columns: number) => string
  copied: (cells: number) => string
  /** `problems` of the cells hold a text that is no value. */
  pasted: (cells: number, problems: number) => string
  filled: (cells: number) => string
  cleared: (cells: number) => string
  /** A column has become `width` px wide. */
  resized: (column: string, width: number) => string
  undone: string
  redone: string
  /** Names the bar of changes. */
  bar: string
  /** 12 changes in 5 rows. */
  changes: (cells: number, rows: number) => string
  /** How many cells cannot be saved as they are. */
  problems: (cells: number) => string
  review: string
  discard: string
  save: string
  saved: (rows: number) => string
  notSaved: (rows: number) => string
  /** Stands at a row whose saving gave no answer. */
  noAnswer: string
  reviewTitle: string
  close: string
  /** Headers of the list of changes. */
  row: string
  column: string
  before: string
  after: string
  revert: string
  /** Names the button that reverts one cell. */
  revertCell: (row: string, column: string) => string
}
