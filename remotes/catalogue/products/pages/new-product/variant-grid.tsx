import { COUNTRY_CODES } from '@stoa/admin/choices'
import { useTranslation } from '@stoa/extension-sdk'
import { countryName } from '@stoa/i18n/countries'
import { Grid, type CellType, type GridColumn, type GridRowChange } from '@stoa/ui/grid'
import { memo, useCallback, useMemo } from 'react'

import { priceColumn, stockColumn, titleOf, VARIANT_DEFAULTS } from '../../model/new-product.ts'
import { isVariantDetail, type VariantDetail } from '../../model/variant-details.ts'
import type { MatrixRow } from '../../model/variant-matrix.ts'

interface NamedLocation {
  id: string
  name: string
}

/** What {@link VariantGrid} shows. */
export interface VariantGridProps {
  /** What a variant without values is called. */
  productTitle: string
  rows: readonly MatrixRow[]
  currencies: readonly string[]
  /** The details that have a column. */
  details: readonly string[]
  /** Where stock is counted; empty where variants have one number of their own. */
  locations: readonly NamedLocation[]
  /** Called with all changes to the given rows, and the number of invalid cells. */
  onEdit: (changes: readonly GridRowChange[], problems: number) => void
}

/** What the details of a variant are called: keys of the texts. */
export const DETAIL_LABELS: Readonly<Record<VariantDetail, string>> = {
  ean: 'productVariants.ean',
  upc: 'productVariants.upc',
  barcode: 'productVariants.barcode',
  material: 'products.general.material',
  weight: 'productAttributes.weight',
  length: 'productAttributes.length',
  width: 'productAttributes.width',
  height: 'productAttributes.height',
  hs_code: 'productAttributes.hsCode',
  mid_code: 'productAttributes.midCode',
  origin_country: 'productAttributes.origin',
}

const MEASURES: ReadonlySet<VariantDetail> = new Set(['weight', 'length', 'width', 'height'])
const QUANTITY = { kind: 'number', least: 0, most: 2_147_483_647 } as const
const keyOf = ({ key }: MatrixRow) => key

/** Every variant that the options allow, in one spreadsheet that is a part of the form. */
export const VariantGrid = memo(function VariantGrid(props: VariantGridProps) {
  const { productTitle, rows, currencies, details, locations, onEdit } = props
  const { t, locale } = useTranslation()
  const nameOf = useCallback((row: MatrixRow) => titleOf(row, productTitle), [productTitle])
  const columns = useMemo((): GridColumn<MatrixRow>[] => {
    const flag = (id: 'sold' | 'manage_inventory' | 'allow_backorder') => ({
      id,
      header: t(`newProduct.columns.${id}`),
      type: { kind: 'switch' } as const,
      width: 112,
      value: ({ cells }: MatrixRow) => cells[id] ?? VARIANT_DEFAULTS[id],
    })
    const quantity = (id: string, header: string) => ({
      id,
      header,
      type: QUANTITY,
      width: 112,
      value: ({ cells }: MatrixRow) => cells[id] ?? null,
    })
    const typeOf = (name: VariantDetail): CellType => {
      if (MEASURES.has(name)) return QUANTITY
      if (name !== 'origin_country') return { kind: 'text' }
      const options = COUNTRY_CODES.map((id) => ({ id, label: countryName(id, locale) }))
      return { kind: 'choice', options: options.toSorted((a, b) => a.label.localeCompare(b.label, locale)) }
    }
    const detail = (id: VariantDetail) => ({
      id,
      header: t(DETAIL_LABELS[id]),
      type: typeOf(id),
      width: 120,
      value: ({ cells }: MatrixRow) => cells[id] ?? null,
    })
    return [
      {
        id: 'title',
        header: t('productVariants.columns.title'),
        type: { kind: 'text' },
        width: 200,
        isFrozen: true,
        value: nameOf,
      },
      flag('sold'),
      {
        id: 'sku',
        header: t('productVariants.columns.sku'),
        type: { kind: 'text' },
        value: ({ cells }) => cells['sku'] ?? null,
      },
      ...currencies.map((currency) => ({
        id: priceColumn(currency),
        header: t('newProduct.columns.price', { currency: currency.toUpperCase() }),
        type: { kind: 'money' as const, currency },
        width: 120,
        value: ({ cells }: MatrixRow) => cells[priceColumn(currency)] ?? null,
      })),
      ...(locations.length > 0
        ? locations.map(({ id, name }) =>
            quantity(stockColumn(id), t('newProduct.columns.stockAt', { name })),
          )
        : [quantity('stock', t('newProduct.columns.stock'))]),
      flag('manage_inventory'),
      flag('allow_backorder'),
      ...details.filter(isVariantDetail).map(detail),
    ]
  }, [t, locale, currencies, details, locations, nameOf])
  return (
    <Grid
      label={t('productVariants.title')}
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      rowName={nameOf}
      onEdit={onEdit}
    />
  )
})
