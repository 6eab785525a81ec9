import type { HttpClient } from '@stoa/api/http'
import type { QueryClient } from '@tanstack/react-query'
import { unparse } from 'papaparse'

import { saveCsv } from '../files/save-file.ts'
import type { CellValue } from './list-definition.ts'
import { readAll } from './read-all.ts'
import type { ListHandle } from './use-list.ts'
import type { ListColumn } from './use-list-state.ts'

/** A column as a file has it. */
interface FileColumn<Row> {
  header: string
  value: (row: Row, index: number) => CellValue
}

/** The marks around each name of a formatted list, for text that is drawn. */
const ISOLATES = /[\u2068\u2069]/g

function cellOf(value: CellValue): string | number {
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'string' ? value.replaceAll(ISOLATES, '') : (value ?? '')
}

/** Rows as CSV: numbers as they are, moments in ISO 8601. Texts cannot become formulas. */
export const csvOf = <Row>(rows: readonly Row[], columns: readonly FileColumn<Row>[]): string =>
  unparse(
    {
      fields: columns.map(({ header }) => header),
      data: rows.map((row, index) => columns.map(({ value }) => cellOf(value(row, index)))),
    },
    { escapeFormulae: true },
  )

/**
 * Saves every row that a list stands for as a file, with the shown columns. Resolves with the headers of those that are not in
 * it: columns of extensions without a text.
 */
export async function saveListCsv<Row extends { id: string }>(
  { list, filter, fields, columns }: ListHandle<Row>,
  cache: QueryClient,
  http: HttpClient,
): Promise<readonly string[]> {
  const rows = await readAll(list, { cache, http, filter, fields })
  const ofFile = await Promise.all(columns.map((column) => fileColumn(column, rows)))
  const written = ofFile.filter((column) => column !== undefined)
  saveCsv(`${list.name}-${new Date().toISOString().slice(0, 10)}.csv`, csvOf(rows, written))
  return columns.flatMap(({ header }, index) => (ofFile[index] ? [] : [header]))
}

async function fileColumn<Row>(
  { header, value, textsOf }: ListColumn<Row>,
  rows: readonly Row[],
): Promise<FileColumn<Row> | undefined> {
  if (value) return { header, value }
  const texts = await textsOf?.(rows)
  return texts && { header, value: (_row, index) => texts[index] }
}
