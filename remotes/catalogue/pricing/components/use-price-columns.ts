import { ALL_REGIONS, ALL_REGIONS_WITH_TAX } from '@stoa/admin/choices'
import { regionQueries } from '@stoa/api/admin/regions'
import { storeQueries } from '@stoa/api/admin/store'
import { useApi } from '@stoa/api/react'
import { useFlag } from '@stoa/extension-sdk'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { priceColumns, taxedColumns, type PriceColumn, type PricedProduct } from '../model/price-sheet.ts'

interface PriceColumnsRead {
  /** Undefined until the store's currencies and regions are there. */
  columns: readonly PriceColumn[] | undefined
  error: Error | null
  retry: () => void
}

/** What prices can be for: the store's currencies and its regions. */
export function usePriceColumns(products: readonly PricedProduct[] | undefined): PriceColumnsRead {
  const http = useApi()
  const store = useQuery(storeQueries(http).current())
  const hasTax = useFlag('tax_inclusive_pricing')
  const regions = useQuery(regionQueries(http).list(hasTax ? ALL_REGIONS_WITH_TAX : ALL_REGIONS))
  const currencies = store.data?.store.currencies
  const all = regions.data?.regions
  const columns = useMemo(() => {
    if (!currencies || !all) return undefined
    const codes = currencies.map(({ code }) => code)
    return taxedColumns(priceColumns(codes, all, products), currencies, all)
  }, [currencies, all, products])
  return {
    columns,
    error: columns ? null : (store.error ?? regions.error),
    retry: () => {
      if (store.error) void store.refetch()
      if (regions.error) void regions.refetch()
    },
  }
}
