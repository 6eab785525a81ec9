import { type CsvFile, type ImportSettings, inSlices, useRowCheck } from '@stoa/admin/import'
import { useApi } from '@stoa/api/react'
import { useMemo } from 'react'

import { createPriceChecker, type PriceFileRow } from '../../model/price-import/check-prices.ts'
import type { OwnPrice, PriceStore } from '../../model/price-import/price-facts.ts'
import { priceReportOf } from '../../model/price-import/price-report.ts'
import { readPriceFacts } from './read-price-facts.ts'

interface CheckFile {
  file: CsvFile
  store: PriceStore
  settings: ImportSettings
  targets: readonly (string | null)[]
}

interface Checked {
  rows: readonly PriceFileRow[]
  own: readonly OwnPrice[]
}

/** Compares a file of prices with a price list, row by row. `isKeeping`: prices that the file does not name stay. */
export function usePriceCheck(listId: string, isKeeping: boolean) {
  const http = useApi()
  const { result: checked, run: runCheck, ...check } = useRowCheck<Checked>()
  const report = useMemo(
    () => checked && priceReportOf(checked.rows, checked.own, isKeeping),
    [checked, isKeeping],
  )

  const run = ({ file, store, settings: { mark }, targets }: CheckFile) =>
    runCheck(async ({ signal, onRead, onRow }) => {
      const facts = await readPriceFacts(http, { listId, store, signal, onProgress: onRead })
      const checker = createPriceChecker({ mark, targets, facts })
      const rows = await inSlices(file.rows, checker, { signal, onProgress: onRow })
      return { rows, own: facts.own }
    })

  return { ...check, report, run }
}
