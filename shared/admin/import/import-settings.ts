import { guessDecimalMark, type DecimalMark } from './model/decimals.ts'
import type { ColumnGuess } from './model/guess.ts'
import type { CsvFile } from './read-csv.ts'

/** How a file is to be understood. */
export interface ImportSettings {
  /** In the order of the file's columns. */
  columns: readonly ColumnGuess[]
  mark: DecimalMark
}

/** Looked at to find out how numbers are written. */
const SAMPLE_ROWS = 500

/** How the numbers of a file are written, guessed from its prices. */
export function markOf({ rows }: Pick<CsvFile, 'rows'>, columns: readonly ColumnGuess[]): DecimalMark {
  const prices = columns.flatMap(({ target }, at) => (target?.startsWith('Price ') ? [at] : []))
  return guessDecimalMark(rows.slice(0, SAMPLE_ROWS).flatMap((row) => prices.map((at) => row[at] ?? '')))
}
