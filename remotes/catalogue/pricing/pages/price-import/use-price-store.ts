import { ALL_REGIONS } from '@stoa/admin/choices'
import { regionQueries } from '@stoa/api/admin/regions'
import { storeQueries } from '@stoa/api/admin/store'
import { useApi } from '@stoa/api/react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import type { PriceStore } from '../../model/price-import/price-facts.ts'

/** What decides which columns a file of prices can have. */
export function usePriceStore() {
  const http = useApi()
  const store = useQuery(storeQueries(http).current())
  const regions = useQuery(regionQueries(http).list(ALL_REGIONS))
  const shop = store.data?.store
  const regionRows = regions.data?.regions
  const columns = useMemo((): PriceStore | undefined => {
    if (!shop || !regionRows) return
    const codes = [shop.default_currency_code, ...shop.currencies.map(({ code }) => code)]
    return { currencies: [...new Set(codes.map((code) => code.toUpperCase()))], regions: regionRows }
  }, [shop, regionRows])
  const failed = store.error ? store : regions
  return { store: columns, error: columns ? null : failed.error, refetch: () => void failed.refetch() }
}
