import { saveCsv } from '@stoa/admin/files'
import { useReportFailure } from '@stoa/admin/form'
import { readAll, type ListFilter } from '@stoa/admin/list'
import { useApi } from '@stoa/api/react'
import { useTranslation } from '@stoa/extension-sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { stock } from './stock-list.tsx'

/** Writes every item that the filter shows into a file, each at each of its locations. */
export function useCsv(filter: ListFilter, nameOf: (locationId: string) => string) {
  const { t } = useTranslation()
  const reportFailure = useReportFailure()
  const cache = useQueryClient()
  const http = useApi()
  const [isWriting, setWriting] = useState(false)

  const write = async () => {
    setWriting(true)
    try {
      const items = await readAll(stock, { cache, http, filter })
      const { stockCsv } = await import(/* webpackChunkName: "csv" */ '../model/stock-csv.ts')
      const today = new Date().toISOString().slice(0, 10)
      saveCsv(
        `inventory-${today}.csv`,
        stockCsv(items, (column) => t(`inventory.columns.${column}`), nameOf),
      )
    } catch (error) {
      reportFailure(error, t('inventory.csv.failed'))
    } finally {
      setWriting(false)
    }
  }
  return { write: () => void write(), isWriting }
}
