import { regionQueries } from '@stoa/api/admin/regions'
import { storeQueries } from '@stoa/api/admin/store'
import { stockLocationQueries } from '@stoa/api/admin/stock-locations'
import { useApi } from '@stoa/api/react'
import { useFlag, useTranslation } from '@stoa/extension-sdk'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'

import { priceColumns } from '../../../pricing/model/price-sheet.ts'
import type { SheetField } from '../../model/product-sheet.ts'

/** A column that can be shown. */
export interface SheetChoice {
  id: string
  label: string
  field: SheetField
  /** In minor units of it; of a price. */
  currency?: string
}

const ALL = { limit: 200 }

/** The optional columns after title, status and SKU: prices and stock. */
export function useSheetChoice() {
  const { t } = useTranslation()
  const http = useApi()
  const isStocked = useFlag('inventoryService')
  const { data: store, error: storeError, refetch } = useQuery(storeQueries(http).current())
  const { data: regions } = useQuery(regionQueries(http).list({ limit: 1000 }))
  const { data: locations } = useQuery({ ...stockLocationQueries(http).list(ALL), enabled: isStocked })
  const [wanted, setWanted] = useState<readonly string[]>()

  const choices = useMemo((): SheetChoice[] => {
    if (!store) return []
    const { default_currency_code: main, currencies } = store.store
    const codes = [...new Set([main, ...currencies.map(({ code }) => code)])]
    const prices = priceColumns(codes, regions?.regions ?? []).map((price) => ({
      id: `price ${price.id}`,
      label:
        price.regionId === null
          ? t('spreadsheet.columns.price', { currency: price.currency.toUpperCase() })
          : price.name,
      field: { kind: 'price', price } as const,
      currency: price.currency,
    }))
    const stock = isStocked
      ? (locations?.stock_locations ?? []).map(({ id, name }) => ({
          id: `level ${id}`,
          label: t('spreadsheet.columns.stockAt', { location: name }),
          field: { kind: 'level', locationId: id } as const,
        }))
      : [{ id: 'stock', label: t('spreadsheet.columns.stock'), field: { kind: 'stock' } as const }]
    return [...prices, ...stock]
  }, [store, regions, locations, isStocked, t])

  const usual = useMemo(() => {
    const prices = choices.filter(({ field }) => field.kind === 'price' && field.price.regionId === null)
    const stock = choices.find(({ field }) => field.kind === 'stock' || field.kind === 'level')
    return [...prices, ...(stock ? [stock] : [])].map(({ id }) => id)
  }, [choices])
  const chosen = wanted ?? usual
  const shown = useMemo(() => choices.filter(({ id }) => chosen.includes(id)), [choices, chosen])
  return {
    choices,
    chosen,
    shown,
    choose: setWanted,
    error: store ? null : storeError,
    refetch: () => void refetch(),
  }
}
