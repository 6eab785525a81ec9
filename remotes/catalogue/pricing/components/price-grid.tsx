import { useTranslation } from '@stoa/extension-sdk'
import { Grid, type GridColumn, type GridRowChange, type GridRowResult } from '@stoa/ui/grid'
import { useCallback, useMemo, useState } from 'react'

import {
  basePriceAt,
  priceRows,
  type PriceColumn,
  type PricedProduct,
  type PriceRow,
} from '../model/price-sheet.ts'
import type { AddedTiers } from '../model/price-tiers.ts'
import type { PriceEdit } from '../model/price-writes.ts'
import { PriceTools } from './price-tools.tsx'
import { useTierText } from './use-tier-text.ts'

interface PriceGridProps {
  products: readonly PricedProduct[]
  columns: readonly PriceColumn[]
  /** Null for a price list that does not exist yet. */
  listId: string | null
  /** The amounts of the list are what customers pay, whatever the store's own prices are. */
  includesTax: boolean
  /** What is saved in a cell, in minor units. The same function while the prices are the same. */
  priceAt: (row: string, column: string) => number | null
  tiers: AddedTiers
  onTiers: (tiers: AddedTiers) => void
  /** Columns cannot come and go while there are changes in them. */
  isDirty: boolean
  onDirtyChange?: (isDirty: boolean) => void
  /** Saves all changes; without it `onEdit` takes them over. */
  onSave?: (edits: readonly PriceEdit[]) => Promise<readonly GridRowResult[]>
  /** Called after each edit with all prices that differ from the saved ones, and the number of invalid cells. */
  onEdit?: (edits: readonly PriceEdit[], problems: number) => void
}

/** The largest number that the store can keep. */
const LARGEST = 2_147_483_647

/** In px; of a column that says more than its name. */
const WIDE = 208

const keyOf = ({ key }: PriceRow) => key
const nameOf = ({ name }: PriceRow) => name
const levelOf = ({ level }: PriceRow) => level

/** A spreadsheet of prices: products with their variants and tiers, by currency and region. */
export function PriceGrid(props: PriceGridProps) {
  const { products, columns, listId, includesTax, priceAt, tiers, onTiers, isDirty } = props
  const { onDirtyChange, onSave, onEdit } = props
  const { t } = useTranslation()
  const tierText = useTierText()
  const [shown, setShown] = useState({ regions: true, base: false })
  const rows = useMemo(
    () =>
      priceRows(products, listId, tiers, {
        variant: ({ title, sku }) => (sku ? `${title} · ${sku}` : title),
        tier: tierText,
      }),
    [products, listId, tiers, tierText],
  )
  const gridColumns = useMemo((): GridColumn<PriceRow>[] => {
    const visible = columns.filter(({ regionId }) => shown.regions || regionId === null)
    const headed = (name: string, withTax = false) =>
      withTax ? { header: t('pricing.grid.withTax', { name }), width: WIDE } : { header: name }
    return [
      {
        id: 'name',
        header: t('pricing.grid.name'),
        type: { kind: 'text' },
        value: nameOf,
        isReadOnly: () => true,
        width: 240,
        isFrozen: true,
      },
      ...visible.flatMap((column): GridColumn<PriceRow>[] => [
        ...(shown.base
          ? [
              {
                id: `base ${column.id}`,
                ...headed(t('pricing.grid.base', { name: column.name }), column.includesTax),
                type: { kind: 'money', currency: column.currency } as const,
                value: (row: PriceRow) => (row.level === 0 ? undefined : basePriceAt(row.variant, column)),
                isReadOnly: () => true,
              },
            ]
          : []),
        {
          id: column.id,
          ...headed(column.name, includesTax || column.includesTax),
          type: { kind: 'money', currency: column.currency },
          value: (row) => (row.level === 0 ? undefined : priceAt(row.key, column.id)),
          validate: (value) =>
            typeof value === 'number' && value > LARGEST ? t('admin.money.large') : undefined,
        },
      ]),
    ]
  }, [columns, shown, includesTax, priceAt, t])
  const editsOf = useCallback(
    (changes: readonly GridRowChange[]) => editsFrom(changes, rows, columns),
    [rows, columns],
  )
  const takeOver = useCallback(
    (changes: readonly GridRowChange[], problems: number) => onEdit?.(editsOf(changes), problems),
    [onEdit, editsOf],
  )
  return (
    <Grid
      {...(onSave && { onSave: (changes) => onSave(editsOf(changes)) })}
      {...(onEdit && { onEdit: takeOver })}
      {...(onDirtyChange && { onDirtyChange })}
      label={t('pricing.grid.label')}
      columns={gridColumns}
      rows={rows}
      rowKey={keyOf}
      rowName={nameOf}
      level={levelOf}
      renderTools={(tools) => (
        <PriceTools
          tools={tools}
          rows={rows}
          columns={columns}
          tiers={tiers}
          onTiers={onTiers}
          shown={shown}
          onShown={setShown}
          isDirty={isDirty}
        />
      )}
    />
  )
}

function editsFrom(
  changes: readonly GridRowChange[],
  rows: readonly PriceRow[],
  columns: readonly PriceColumn[],
): PriceEdit[] {
  const rowByKey = new Map(rows.map((row) => [row.key, row]))
  const columnById = new Map(columns.map((column) => [column.id, column]))
  return changes.flatMap(({ row: key, cells }) => {
    const row = rowByKey.get(key)
    if (!row || row.level === 0) return []
    return cells.flatMap(({ column: id, after }) => {
      const column = columnById.get(id)
      return column ? [{ row, column, amount: typeof after === 'number' ? after : null }] : []
    })
  })
}
