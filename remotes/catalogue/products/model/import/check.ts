import { type CheckedRow, columnNamed, type DecimalMark, type RowIssue } from '@stoa/admin/import'
import { cellReader } from './cells.ts'
import { fileRules } from './file-rules.ts'
import { fillIn } from './fill-in.ts'
import { identify } from './identify.ts'
import { knownGoods, type StoreFacts } from './store-facts.ts'

/** How a file is read. */
export interface CheckOptions {
  /** What each column of the file stands for; null for nothing. */
  targets: readonly (string | null)[]
  mark: DecimalMark
  /** Products that the store has under the same handle, and variants under the same SKU, are updated. */
  isMatching: boolean
  facts: StoreFacts
}

const FIRST_ROW = 2

/** Columns that say only which variant is meant. */
const VARIANT_GROUPS = new Set(['variant', 'options', 'prices'])

/** Checks the rows of one file, in their order: later ones are compared with earlier ones. */
export function createChecker({ targets, mark, isMatching, facts }: CheckOptions) {
  const columns = targets.map((target) => (target === null ? undefined : columnNamed(target)))
  const mapped = new Set(columns.flatMap((column) => (column ? [column.header] : [])))
  const hasNoVariants = !columns.some(
    (column) => column && column.header !== 'Variant Id' && VARIANT_GROUPS.has(column.group),
  )
  const readCell = cellReader(facts, mark)
  const goods = knownGoods(facts.products)
  const compare = fileRules()
  let number = FIRST_ROW

  return (cells: readonly string[]): CheckedRow => {
    const record = new Map<string, string>()
    const issues: RowIssue[] = []
    columns.forEach((column, at) => {
      const text = cells[at]?.trim() ?? ''
      if (!column || text === '') return
      const read = readCell(text, column)
      if (read.issue) issues.push(read.issue)
      if ('text' in read) record.set(read.header, read.text)
    })
    const handle = record.get('Product Handle') ?? ''
    const sku = record.get('Variant SKU') ?? ''
    if (handle === '' && !issues.some(({ column }) => column === 'Product Handle')) {
      issues.push({ level: 'error', key: 'handleMissing', column: 'Product Handle' })
    }
    const identity = identify({ record, handle, sku }, { goods, isMatching, hasNoVariants })
    const { product, variant } = identity
    issues.push(...identity.issues)
    if (product) record.set('Product Id', product.id)
    if (variant) record.set('Variant Id', variant.id)
    const row: CheckedRow = {
      number,
      cells,
      handle,
      sku,
      record,
      product: product || record.has('Product Id') ? 'updated' : 'created',
      variant: variant || record.has('Variant Id') ? 'updated' : 'created',
      issues,
    }
    number += 1
    issues.push(...compare(row, product), ...fillIn(row, { product, variant, mapped }))
    return row
  }
}
