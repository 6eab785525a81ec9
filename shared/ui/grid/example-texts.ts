import type { CellProblem } from './cell-types.ts'
import type { GridTexts } from './grid-texts.ts'

const many = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`

const PROBLEMS: Readonly<Record<CellProblem['kind'], (limit: string) => string>> = {
  required: () => 'Fill this in.',
  number: () => 'Enter a number.',
  decimals: (limit) => `At most ${limit} decimals.`,
  least: (limit) => `At least ${limit}.`,
  most: (limit) => `At most ${limit}.`,
  choice: () => 'Choose one of the list.',
  switch: () => 'Enter yes or no.',
}

/** English texts for the examples and tests of the grid. */
export const exampleTexts: GridTexts = {
  yes: 'Yes',
  no: 'No',
  nothing: '—',
  problem: ({ kind, limit = '' }) => PROBLEMS[kind](limit),
  selected: (rows, columns) => `${many(rows, 'row')} by ${many(columns, 'column')} selected`,
  copied: (cells) => `${many(cells, 'cell')} copied`,
  pasted: (cells, problems) => `${many(cells, 'cell')} pasted, ${problems} to correct`,
  filled: (cells) => `${many(cells, 'cell')} filled`,
  cleared: (cells) => `${many(cells, 'cell')} cleared`,
  resized: (column, width) => `${column}: ${width} pixels wide`,
  undone: 'Undone',
  redone: 'Redone',
  bar: 'Changes',
  changes: (cells, rows) => `${many(cells, 'change')} in ${many(rows, 'row')}`,
  problems: (cells) => `${many(cells, 'cell')} to correct`,
  review: 'Review',
  discard: 'Discard',
  save: 'Save',
  saved: (rows) => `${many(rows, 'row')} saved`,
  notSaved: (rows) => `${many(rows, 'row')} not saved`,
  noAnswer: 'The store did not answer.',
  reviewTitle: 'Review changes',
  close: 'Close',
  row: 'Row',
  column: 'Column',
  before: 'Before',
  after: 'After',
  revert: 'Revert',
  revertCell: (row, column) => `Revert ${column} of ${row}`,
}
