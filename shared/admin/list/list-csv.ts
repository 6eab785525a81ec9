import type { HttpClient } from '@stoa/api/http'
import type { QueryClient } from '@tanstack/react-query'
import { unparse } from 'papaparse'

import { saveCsv } from '../files/save-file.ts'
import type { CellValue } from './list-definition.ts'
import { readAll } from './read-all.ts'
import type { ListHandle } from './use-list.ts'

/** A column as a file has it. */
interface FileColumn<Row> {
  header: string
  value: (row: Row) => CellValue
}

const cellOf = (value: CellValue) => (value instanceof Date ? value.toISOString() : (value ?? ''))

/** Rows as CSV: numbers as they are, moments in ISO 8601. Texts cannot become formulas. */
export const csvOf = <Row>(rows: readonly Row[], columns: readonly FileColumn<Row>[]): string =>
  unparse(
    {
      fields: columns.map(({ header }) => header),
      data: rows.map((row) => columns.map(({ value }) => cellOf(value(row)))),
    },
    { escapeFormulae: true },
  )

/** Saves every row that a list stands for as a file, with the shown columns except those that extensions draw. */
export async function saveListCsv<Row extends { id: string }>(
  { list, filter, fields, columns }: ListHandle<Row>,
  cache: QueryClient,
  http: HttpClient,
): Promise<void> {
  const rows = await readAll(list, { cache, http, filter, fields })
  const ofFile = columns.flatMap(({ header, value }) => (value ? [{ header, value }] : []))
  saveCsv(`${list.name}-${new Date().toISOString().slice(0, 10)}.csv`, csvOf(rows, ofFile))
}
