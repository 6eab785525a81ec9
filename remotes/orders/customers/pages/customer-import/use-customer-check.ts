import { type CsvFile, inSlices, useRowCheck } from '@stoa/admin/import'
import { useApi } from '@stoa/api/react'

import { createCustomerChecker } from '../../model/import/check-customers.ts'
import { customerReport, type CustomerReport } from '../../model/import/customer-report.ts'
import type { CustomerFileSettings, CustomerStore } from './customer-settings.ts'
import { readAccounts } from './read-accounts.ts'

interface CheckFile {
  file: CsvFile
  store: CustomerStore
  settings: CustomerFileSettings
  targets: readonly (string | null)[]
}

/** Compares a file with the accounts and groups of the store, row by row. */
export function useCustomerCheck() {
  const http = useApi()
  const { result: report, run: runCheck, ...check } = useRowCheck<CustomerReport>()
  const run = ({ file, store: { groups }, settings: { isCreatingGroups }, targets }: CheckFile) =>
    runCheck(async ({ signal, onRead, onRow }) => {
      const accounts = await readAccounts(http, { signal, onProgress: onRead })
      const checker = createCustomerChecker({ targets, isCreatingGroups, facts: { accounts, groups } })
      return customerReport(await inSlices(file.rows, checker, { signal, onProgress: onRow }))
    })
  return { ...check, report, run }
}
