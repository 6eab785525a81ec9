import { useApi } from '@stoa/api/react'

import { inSlices } from '../../components/import/in-slices.ts'
import type { CsvFile } from '../../components/import/read-csv.ts'
import { useRowCheck } from '../../components/import/use-row-check.ts'
import { createChecker, type CheckOptions } from '../../model/import/check.ts'
import type { ColumnStore } from '../../model/import/columns.ts'
import { refused, refusedRow, reportOf, type ImportReport } from '../../model/import/report.ts'
import { readStoreFacts } from './read-store-facts.ts'

interface CheckFile extends Omit<CheckOptions, 'facts'> {
  file: CsvFile
  store: ColumnStore
}

/** Compares a file with the store, row by row, without keeping the page from answering. */
export function useCheck() {
  const http = useApi()
  const { result: report, setResult: setReport, run: runCheck, ...check } = useRowCheck<ImportReport>()

  const run = ({ file, store, ...options }: CheckFile) =>
    runCheck(async ({ signal, onRead, onRow }) => {
      const facts = await readStoreFacts(http, { store, signal, onProgress: onRead })
      const checker = createChecker({ ...options, facts })
      return reportOf(await inSlices(file.rows, checker, { signal, onProgress: onRow }))
    })

  /** Whether a message of the server speaks of a row of the file. */
  const knows = (message: string): boolean => {
    const row = refusedRow(message)
    return (
      row !== undefined && report !== undefined && report.rows.some(({ handle }) => handle === row.handle)
    )
  }

  /** Marks the row that a message of the server speaks of. */
  const refuse = (message: string) => {
    const row = refusedRow(message)
    if (row && report) setReport(reportOf(refused(report.rows, row)))
  }

  return { ...check, report, run, knows, refuse }
}
