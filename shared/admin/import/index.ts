export { type ImportSettings, markOf } from './import-settings.ts'
export { type ColumnText } from './column-fields.tsx'
export { type ColumnOptionsProps, ImportPage } from './import-page.tsx'
export { ImportWizard } from './import-wizard.tsx'
export { inSlices } from './in-slices.ts'
export { type CheckedRow, isFaulty } from './model/checked-row.ts'
export {
  columnNamed,
  columnNames,
  type ColumnStore,
  type ImportColumn,
  type PriceRegion,
  regionPrice,
} from './model/columns.ts'
export { type DecimalMark, decimalsIn, readDecimal } from './model/decimals.ts'
export { type ColumnGuess, guessColumns } from './model/guess.ts'
export { priceReader } from './model/price-cell.ts'
export { type LeftRow, serverFile } from './model/rewrite.ts'
export { type CellReader, type ReadCell, type RowIssue, wrong } from './model/row-issue.ts'
export { amountOfServer, serverAmount } from './model/server-amount.ts'
export { csvText, isTyped, typedAs } from './model/typed.ts'
export { type CsvFile } from './read-csv.ts'
export { useFindingColumns } from './use-finding-columns.tsx'
export { useIssueText } from './use-issue-text.ts'
export { useRowCheck } from './use-row-check.ts'
export { WriteStep } from './write-step.tsx'
