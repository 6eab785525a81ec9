import { useApi } from '@stoa/api/react'
import { useMemo } from 'react'

import { inSlices } from '../../components/import/in-slices.ts'
import type { CsvFile } from '../../components/import/read-csv.ts'
import { useRowCheck } from '../../components/import/use-row-check.ts'
import type { DecimalMark } from '../../model/import/decimals.ts'
import { createPriceChecker, type PriceFileRow } from '../../model/price-import/check-prices.ts'
import type { OwnPrice, PriceStore } from '../../model/price-import/price-facts.ts'
import { priceReportOf } from '../../model/price-import/price-report.ts'
import { readPriceFacts } from './read-price-facts.ts'

interface CheckFile {
  file: CsvFile
  listId: string
  store: PriceStore
  targets: readonly (string | null)[]
  mark: DecimalMark
}

interface Checked {
  rows: readonly PriceFileRow[]
  own: readonly OwnPrice[]
}

/** Compares a file of prices with a price list, row by row. `isKeeping`: prices that it does not name stay. */
export function usePriceCheck(isKeeping: boolean) {
  const http = useApi()
  const { result: checked, run: runCheck, ...check } = useRowCheck<Checked>()
  const report = useMemo(
    () => checked && priceReportOf(checked.rows, checked.own, isKeeping),
    [checked, isKeeping],
  )

  const run = ({ file, listId, store, ...options }: CheckFile) =>
    runCheck(async ({ signal, onRead, onRow }) => {
      const facts = await readPriceFacts(http, { listId, store, signal, onProgress: onRead })
      const checker = createPriceChecker({ ...options, facts })
      const rows = await inSlices(file.rows, checker, { signal, onProgress: onRow })
      return { rows, own: facts.own }
    })

  return { ...check, report, run }
}
