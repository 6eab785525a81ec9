import type { SheetProduct, SheetVariant } from '@stoa/api/admin/products'
import type { CellValue } from '@stoa/ui/grid'

import type { PriceColumn } from '../../pricing/model/price-sheet.ts'

/** A row of the spreadsheet: a product, or below it one of its variants. */
export interface SheetRow {
  /** The id of the product or the variant. */
  key: string
  product: SheetProduct
  variant?: SheetVariant
}

/** How much of an item is at each location, by the location's id. */
export type ItemLevels = ReadonlyMap<string, ReadonlyMap<string, number>>

/** What one column of the spreadsheet is about. */
export type SheetField =
  | { kind: 'title' }
  | { kind: 'status' }
  | { kind: 'sku' }
  | { kind: 'stock' }
  | { kind: 'price'; price: PriceColumn }
  | { kind: 'level'; locationId: string }

export const sheetRows = (products: readonly SheetProduct[]): SheetRow[] =>
  products.flatMap((product) => [
    { key: product.id, product },
    ...product.variants.map((variant) => ({ key: variant.id, product, variant })),
  ])

/** What is shared out by location, by the only item that a variant has; undefined where there is none. */
export const itemOf = ({ inventory_items: items = [] }: SheetVariant): string | undefined =>
  items.length === 1 ? items[0]?.inventory_item_id : undefined

type Price = SheetVariant['prices'][number]

/** Whether a price is that of a column: of no price list and for any quantity. */
export function isPriceOf(
  { price_list_id, min_quantity, max_quantity, ...price }: Price,
  column: PriceColumn,
) {
  if (price_list_id || min_quantity || max_quantity) return false
  return column.regionId === null
    ? !price.region_id && price.currency_code.toLowerCase() === column.currency.toLowerCase()
    : price.region_id === column.regionId
}

/** What is saved in a cell; undefined where a row has no such cell. */
export function cellOf(
  { product, variant }: SheetRow,
  field: SheetField,
  levels: ItemLevels,
): CellValue | undefined {
  if (field.kind === 'title') return (variant ?? product).title
  if (field.kind === 'status') return variant ? undefined : product.status
  if (!variant) return
  if (field.kind === 'sku') return variant.sku
  if (field.kind === 'stock') return variant.manage_inventory ? variant.inventory_quantity : undefined
  if (field.kind === 'price') {
    return variant.prices.find((price) => isPriceOf(price, field.price))?.amount ?? null
  }
  const item = itemOf(variant)
  const known = item === undefined ? undefined : levels.get(item)
  return known && (known.get(field.locationId) ?? null)
}
