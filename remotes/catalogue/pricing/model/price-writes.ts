import { inBatches } from '@stoa/admin/actions'
import type { AdminPostPriceListsPriceListReq, MoneyAmount } from '@medusajs/client-types'
import type { PricesCall } from '@stoa/api/admin/price-lists'

import type { ListPrices, PriceColumn, Tier, VariantRow } from './price-sheet.ts'

/** A price typed into a new price list. */
export interface NewPrice {
  variantId: string
  column: PriceColumn
  tier: Tier
  /** In minor units; 0 is a price. */
  amount: number
}

/** A price as the store takes it; one with an id changes. */
export type PricePayload = AdminPostPriceListsPriceListReq['prices'][number] & { id?: string }

const quantities = ({ min, max }: Tier) => ({
  ...(min !== null && { min_quantity: min }),
  ...(max !== null && { max_quantity: max }),
})

export const pricePayload = ({ variantId, column, tier, amount }: NewPrice): PricePayload => ({
  variant_id: variantId,
  amount,
  ...(column.regionId === null ? { currency_code: column.currency } : { region_id: column.regionId }),
  ...quantities(tier),
})

/** A cell whose price has changed; null for one that was emptied. */
export interface PriceEdit {
  row: VariantRow
  column: PriceColumn
  amount: number | null
}

/** What one row of a sheet needs of each call. */
export interface RowWrites {
  row: string
  changed: readonly PricePayload[]
  added: readonly PricePayload[]
  removed: readonly string[]
}

/** What makes edits true, row by row. Of prices that say the same twice, one stays. */
export function rowWrites(edits: readonly PriceEdit[], prices: ListPrices): RowWrites[] {
  return [...Map.groupBy(edits, ({ row }) => row.key)].map(([row, cells]) => {
    const writes = cells.map(({ row: { variant, tier, key }, column, amount }) => {
      const [first, ...others] = prices.at(key, column.id)
      const spare = others.map(({ id }) => id)
      if (amount === null) return { removed: first ? [first.id, ...spare] : [] }
      const price = { variantId: variant.id, column, tier, amount }
      if (!first) return { added: [pricePayload(price)], removed: spare }
      const changed = { id: first.id, variant_id: variant.id, amount, ...quantities(tier) }
      return { changed: [changed], removed: spare }
    })
    return {
      row,
      changed: writes.flatMap(({ changed = [] }) => changed),
      added: writes.flatMap(({ added = [] }) => added),
      removed: writes.flatMap(({ removed }) => removed),
    }
  })
}

/** One call, and the rows that it is for. */
export type PriceCall = PricesCall & { rows: ReadonlySet<string> }

export const sizeOf = (call: PriceCall): number =>
  call.kind === 'removed' ? call.ids.length : call.prices.length

/** The calls that write rows: prices that change, new ones, and those that go, each in batches. */
export function priceCalls(writes: readonly RowWrites[]): PriceCall[] {
  const batchesOf = <Item>(of: (write: RowWrites) => readonly Item[]) =>
    inBatches(writes.flatMap((write) => of(write).map((item) => ({ row: write.row, item })))).map(
      (batch) => ({ rows: new Set(batch.map(({ row }) => row)), items: batch.map(({ item }) => item) }),
    )
  return [
    ...(['changed', 'added'] as const).flatMap((kind) =>
      batchesOf((write) => write[kind]).map(({ items, rows }) => ({ kind, prices: items, rows })),
    ),
    ...batchesOf(({ removed }) => removed).map(({ items, rows }) => ({
      kind: 'removed' as const,
      ids: items,
      rows,
    })),
  ]
}

/** The prices of one price list, for another one. A price whose variant is gone is left out. */
export function copiedPrices(prices: readonly MoneyAmount[]): PricePayload[] {
  return prices.flatMap(({ variant_id, amount, region_id, currency_code, min_quantity, max_quantity }) =>
    variant_id === null
      ? []
      : [
          {
            variant_id,
            amount,
            ...(region_id === null ? { currency_code } : { region_id }),
            ...quantities({ min: min_quantity, max: max_quantity }),
          },
        ],
  )
}
