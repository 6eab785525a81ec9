import { markOf, type ImportSettings } from '../../components/import/import-settings.ts'
import type { CsvFile } from '../../components/import/read-csv.ts'
import type { PriceStore } from '../../model/price-import/price-facts.ts'
import { guessPriceColumns } from '../../model/price-import/price-file.ts'

/** What can be told from the file itself. */
export function guessPriceSettings(file: CsvFile, store: PriceStore): ImportSettings {
  const columns = guessPriceColumns(file.headers, store)
  return { columns, mark: markOf(file, columns) }
}
