import { type ColumnStore, type CsvFile, inSlices, useRowCheck } from '@stoa/admin/import'
import { useApi } from '@stoa/api/react'

import { createChecker } from '../../model/import/check.ts'
import { refused, refusedRow, reportOf, type ImportReport } from '../../model/import/report.ts'
import { readStoreFacts } from './read-store-facts.ts'
import type { ProductFileSettings } from './settings.ts'

interface CheckFile {
  file: CsvFile
  store: ColumnStore
  settings: ProductFileSettings
  targets: readonly (string | null)[]
}

/** Compares a file with the store, row by row, without keeping the page from answering. */
export function useCheck() {
  const http = useApi()
  const { result: report, setResult: setReport, run: runCheck, ...check } = useRowCheck<ImportReport>()

  const run = ({ file, store, settings: { mark, isMatching }, targets }: CheckFile) =>
    runCheck(async ({ signal, onRead, onRow }) => {
      const facts = await readStoreFacts(http, { store, signal, onProgress: onRead })
      const checker = createChecker({ mark, isMatching, targets, facts })
      return reportOf(await inSlices(file.rows, checker, { signal, onProgress: onRow }))
    })

  /** Whether a message of the server is about a row of the file. */
  const isOfRow = (message: string): boolean => {
    const row = refusedRow(message)
    return (
      row !== undefined && report !== undefined && report.rows.some(({ handle }) => handle === row.handle)
    )
  }

  /** Marks the row that a message of the server is about. */
  const refuse = (message: string) => {
    const row = refusedRow(message)
    if (row && report) setReport(reportOf(refused(report.rows, row)))
  }

  return { ...check, report, run, isOfRow, refuse }
}
