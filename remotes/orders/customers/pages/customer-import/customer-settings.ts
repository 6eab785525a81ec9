import { type CsvFile, type ImportSettings } from '@stoa/admin/import'

import type { StoreGroup } from '../../model/import/check-customers.ts'
import { CUSTOMER_COLUMNS, guessCustomerColumns } from '../../model/import/customer-file.ts'

/** How a file of customers is to be understood. */
export interface CustomerFileSettings extends ImportSettings {
  /** Groups that the store does not have are created. */
  isCreatingGroups: boolean
}

/** What the store has before a file is chosen. */
export interface CustomerStore {
  groups: readonly StoreGroup[]
}

/** All columns that those of a file may stand for. */
export const customerNames = () => CUSTOMER_COLUMNS

/** What the file itself reveals. */
export const guessCustomerSettings = ({ headers }: CsvFile): CustomerFileSettings => ({
  columns: guessCustomerColumns(headers),
  mark: '.',
  isCreatingGroups: false,
})
