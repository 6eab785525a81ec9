import { regionQueries } from '@stoa/api/admin/regions'
import { storeQueries } from '@stoa/api/admin/store'
import { useApi } from '@stoa/api/react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import type { PriceStore } from '../../model/price-import/price-facts.ts'
import { ALL_REGIONS } from '../../model/region-choice.ts'

/** What decides which columns a file of prices can have. */
export function usePriceStore() {
  const http = useApi()
  const store = useQuery(storeQueries(http).current())
  const regions = useQuery(regionQueries(http).list(ALL_REGIONS))
  const shop = store.data?.store
  const places = regions.data?.regions
  const known = useMemo((): PriceStore | undefined => {
    if (!shop || !places) return
    const codes = [shop.default_currency_code, ...shop.currencies.map(({ code }) => code)]
    return { currencies: [...new Set(codes.map((code) => code.toUpperCase()))], regions: places }
  }, [shop, places])
  const failed = store.error ? store : regions
  return { store: known, error: known ? null : failed.error, refetch: () => void failed.refetch() }
}
