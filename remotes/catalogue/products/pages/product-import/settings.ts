import {
  columnNamed,
  columnNames,
  type ColumnStore,
  type CsvFile,
  guessColumns,
  type ImportSettings,
  markOf,
} from '@stoa/admin/import'

/** How a file of products is to be understood. */
export interface ProductFileSettings extends ImportSettings {
  isMatching: boolean
}

/** Options, pictures, channels and categories that are offered at least. */
const REPEATS = 3

/** All columns that those of a file may stand for: as many of each kind as it seems to have, and some more. */
export function namesFor({ headers }: Pick<CsvFile, 'headers'>, store: ColumnStore): string[] {
  const numbers = headers.map((header) => Number(/\d{1,2}/.exec(header)?.[0] ?? 0))
  const names = columnNames(store, Math.max(REPEATS, ...numbers))
  // Columns of the format that this store does not know stand in the file nevertheless: the check says why they fail.
  return [...new Set([...names, ...headers.filter((header) => columnNamed(header))])]
}

/** What the file itself reveals. */
export function guessSettings(file: CsvFile, store: ColumnStore): ProductFileSettings {
  const columns = guessColumns(file.headers, namesFor(file, store), store.currencies)
  return { columns, mark: markOf(file, columns), isMatching: true }
}
