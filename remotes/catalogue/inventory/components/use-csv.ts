import { saveCsv } from '@stoa/admin/files'
import { readAll, type ListFilter } from '@stoa/admin/list'
import { useApi } from '@stoa/api/react'
import { useTranslation } from '@stoa/extension-sdk'
import { useQueryClient } from '@tanstack/react-query'

import { stock } from './stock-list.tsx'

/** Saves every item that the filter shows as a file, each at each of its locations. */
export function useCsv(filter: ListFilter, nameOf: (locationId: string) => string): () => Promise<void> {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const http = useApi()
  return async () => {
    const items = await readAll(stock, { cache, http, filter })
    const { stockCsv } = await import(/* webpackChunkName: "csv" */ '../model/stock-csv.ts')
    const today = new Date().toISOString().slice(0, 10)
    saveCsv(
      `inventory-${today}.csv`,
      stockCsv(items, (column) => t(`inventory.columns.${column}`), nameOf),
    )
  }
}
