import { columnNames, type ColumnStore, csvText } from '@stoa/admin/import'

/** A file with every column that a store understands and two rows to begin with: one product in two variants. */
export function templateFile(store: ColumnStore): string {
  const names = columnNames(store, 2)
  const example = (size: string, sku: string): Record<string, string> => ({
    'Product Handle': 'coffee-mug',
    'Product Title': 'Coffee Mug',
    'Product Status': 'draft',
    'Product Tags': 'kitchen,ceramic',
    'Product Discountable': 'true',
    'Variant Title': size,
    'Variant SKU': sku,
    'Variant Inventory Quantity': '10',
    'Variant Allow Backorder': 'false',
    'Variant Manage Inventory': 'true',
    'Option 1 Name': 'Size',
    'Option 1 Value': size,
    ...Object.fromEntries(store.currencies.map((code) => [`Price ${code}`, '12'])),
  })
  const rows = [example('Small', 'MUG-S'), example('Large', 'MUG-L')]
  return csvText([names, ...rows.map((row) => names.map((name) => row[name] ?? ''))])
}
