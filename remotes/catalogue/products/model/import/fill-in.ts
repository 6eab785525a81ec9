import { type CheckedRow, columnNamed, type RowIssue } from '@stoa/admin/import'
import type { KnownProduct, KnownVariant } from './store-facts.ts'

interface FillIn {
  product: KnownProduct | undefined
  variant: KnownVariant | undefined
  /** The columns of the format that the file has. */
  mapped: ReadonlySet<string>
}

/**
 * Says in a row what the server does not take for granted: fields that cannot be empty keep what the store has, or begin
 * with its usual value. Warns of those that an empty cell would empty.
 */
export function fillIn(row: CheckedRow, { product, variant, mapped }: FillIn): RowIssue[] {
  const { record } = row
  const issues: RowIssue[] = []
  const set = (header: string, value: string | undefined) => {
    if (!record.has(header) && value !== undefined && value !== '') record.set(header, value)
  }
  const emptied = [...mapped].filter((header) => {
    const kind = columnNamed(header)?.kind
    return kind !== 'id' && kind !== 'option' && !record.has(header) && !replaced(header, record)
  })
  set('Product Title', product?.title)
  if (!record.has('Product Title') && row.product === 'created') {
    issues.push({ level: 'error', key: 'titleMissing', column: 'Product Title' })
  }
  set('Product Status', product?.status ?? 'draft')
  set('Product Discountable', String(product?.discountable ?? true))
  const values = [...record].filter(([header]) => /^Option \d+ Value$/.test(header)).map(([, value]) => value)
  set('Variant Title', variant?.title ?? (values.join(' / ') || record.get('Product Title')))
  set('Variant Inventory Quantity', String(variant?.inventory_quantity ?? 0))
  set('Variant Allow Backorder', String(variant?.allow_backorder ?? false))
  set('Variant Manage Inventory', String(variant?.manage_inventory ?? true))
  const lost = emptied.filter((header) => !record.has(header) && (isOfVariant(header) ? variant : product))
  if (lost.length > 0) {
    issues.push({ level: 'warning', key: 'emptied', values: { columns: lost } })
  }
  return issues
}

const isOfVariant = (header: string): boolean => {
  const group = columnNamed(header)?.group
  return group === 'variant' || group === 'prices'
}

/** A name in the file that stands in the record under what the server understands. */
const replaced = (header: string, record: ReadonlyMap<string, string>): boolean =>
  record.has(header.replace(/ Title$/, ' Handle')) ||
  record.has(header.replace(/ Name$/, ' Id')) ||
  record.has(header.replace(/ Name$/, ' Handle'))
