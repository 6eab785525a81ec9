import { PRODUCT_STATUSES } from '@stoa/admin/choices'
import type { LevelWrite } from '@stoa/api/admin/inventory-items'
import type { ProductEdit, VariantChanges, VariantOfProduct } from '@stoa/api/admin/products'
import type { CellValue, GridRowChange } from '@stoa/ui/grid'

import type { PriceColumn } from '../../pricing/model/price-sheet.ts'
import { isPriceOf, itemOf, type ItemLevels, type SheetField, type SheetRow } from './product-sheet.ts'

/** What a save of the spreadsheet writes. */
export interface SheetWrites {
  /** By the id of the product. */
  products: ReadonlyMap<string, ProductEdit>
  /** By the key of {@link levelKey}. */
  levels: ReadonlyMap<string, LevelWrite>
}

interface Collected {
  changes: ProductEdit['changes']
  variants: NonNullable<ProductEdit['variants']>
}

interface PriceEdit {
  column: PriceColumn
  amount: CellValue
}

export const levelKey = (variantId: string, locationId: string): string => `${variantId} ${locationId}`

/** One write for each product with its variants, and one for each quantity at a location. */
export function sheetWrites(
  changes: readonly GridRowChange[],
  rows: readonly SheetRow[],
  fields: ReadonlyMap<string, SheetField>,
  levels: ItemLevels,
): SheetWrites {
  const byKey = new Map(rows.map((row) => [row.key, row]))
  const products = new Map<string, Collected>()
  const levelWrites = new Map<string, LevelWrite>()
  for (const { row: key, cells } of changes) {
    const row = byKey.get(key)
    if (!row) continue
    const edits = cells.flatMap(({ column, after }) => {
      const field = fields.get(column)
      return field ? [{ field, after }] : []
    })
    for (const { field, after } of edits) {
      const write =
        row.variant && field.kind === 'level' && levelWrite(row.variant, field.locationId, after, levels)
      if (write) levelWrites.set(levelKey(key, write.locationId), write)
    }
    const own = edits.filter(({ field }) => field.kind !== 'level')
    if (own.length === 0) continue
    const before = products.get(row.product.id)
    products.set(row.product.id, {
      changes: row.variant ? before?.changes : productChanges(own),
      variants: row.variant
        ? new Map([...(before?.variants ?? []), [key, variantEdit(own)] as const])
        : (before?.variants ?? new Map<string, never>()),
    })
  }
  return { products: withoutNothing(products), levels: levelWrites }
}

const withoutNothing = (products: ReadonlyMap<string, Collected>) =>
  new Map(
    [...products].map(([id, { changes, variants }]): [string, ProductEdit] => [
      id,
      { ...(changes && { changes }), ...(variants.size > 0 && { variants }) },
    ]),
  )

interface Edit {
  field: SheetField
  after: CellValue
}

function productChanges(edits: readonly Edit[]): NonNullable<ProductEdit['changes']> {
  const title = edits.find(({ field }) => field.kind === 'title')?.after
  const status = PRODUCT_STATUSES.find((known) =>
    edits.some(({ field, after }) => field.kind === 'status' && after === known),
  )
  return { ...(typeof title === 'string' && { title }), ...(status && { status }) }
}

function variantEdit(edits: readonly Edit[]) {
  const prices = edits.flatMap(({ field, after }): PriceEdit[] =>
    field.kind === 'price' ? [{ column: field.price, amount: after }] : [],
  )
  const plain: VariantChanges = {}
  for (const { field, after } of edits) {
    if (field.kind === 'title' && typeof after === 'string') plain.title = after
    // Two variants cannot both have the code ''.
    if (field.kind === 'sku') plain.sku = after === null ? null : String(after)
    if (field.kind === 'stock' && typeof after === 'number') plain.inventory_quantity = after
  }
  return (variant: VariantOfProduct): VariantChanges => ({
    ...plain,
    ...(prices.length > 0 && { prices: pricesAfter(variant, prices) }),
  })
}

/** All prices of a variant that belong to no price list: those that are edited, and the others as they are. */
export function pricesAfter({ prices }: Pick<VariantOfProduct, 'prices'>, edits: readonly PriceEdit[]) {
  const base = prices.filter(({ price_list_id }) => !price_list_id)
  const kept = base.flatMap((price) => {
    const edit = edits.find(({ column }) => isPriceOf(price, column))
    const amount = edit ? edit.amount : price.amount
    return typeof amount === 'number' ? [{ ...scopeOf(price), id: price.id, amount }] : []
  })
  const added = edits.flatMap(({ column, amount }) => {
    if (typeof amount !== 'number' || base.some((price) => isPriceOf(price, column))) return []
    return [
      {
        ...(column.regionId === null ? { currency_code: column.currency } : { region_id: column.regionId }),
        amount,
      },
    ]
  })
  return [...kept, ...added]
}

const scopeOf = ({
  region_id,
  currency_code,
  min_quantity,
  max_quantity,
}: VariantOfProduct['prices'][number]) => ({
  ...(region_id ? { region_id } : { currency_code }),
  ...(min_quantity && { min_quantity }),
  ...(max_quantity && { max_quantity }),
})

function levelWrite(
  variant: NonNullable<SheetRow['variant']>,
  locationId: string,
  after: CellValue,
  levels: ItemLevels,
): LevelWrite | undefined {
  const itemId = itemOf(variant)
  if (itemId === undefined || typeof after !== 'number') return
  return { itemId, locationId, isNew: !levels.get(itemId)?.has(locationId), stocked_quantity: after }
}
