import type { ColumnStore } from '@stoa/admin/import'
import { regionQueries } from '@stoa/api/admin/regions'
import { storeQueries } from '@stoa/api/admin/store'
import { useApi } from '@stoa/api/react'
import { useFlag } from '@stoa/extension-sdk'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

/** What decides which columns a file of products can have. */
export function useColumnStore() {
  const http = useApi()
  const hasChannels = useFlag('sales_channels')
  const hasCategories = useFlag('product_categories')
  const store = useQuery(storeQueries(http).current())
  const regions = useQuery(regionQueries(http).list({ limit: 1000 }))
  const shop = store.data?.store
  const regionRows = regions.data?.regions
  const columns = useMemo((): ColumnStore | undefined => {
    if (!shop || !regionRows) return
    const codes = [shop.default_currency_code, ...shop.currencies.map(({ code }) => code)]
    return {
      currencies: [...new Set(codes.map((code) => code.toUpperCase()))],
      regions: regionRows.map(({ name, currency_code }) => ({ name, currency_code })),
      hasChannels,
      hasCategories,
    }
  }, [shop, regionRows, hasChannels, hasCategories])
  const failed = store.error ? store : regions
  return { store: columns, error: columns ? null : failed.error, refetch: () => void failed.refetch() }
}
