import type { CheckedRow } from './checked-row.ts'
import { columnNamed, type ColumnKind } from './columns.ts'
import type { RowIssue } from './row-issue.ts'
import { csvText, keptText } from './typed.ts'

/** Only from these does the server take the quotes that keep a text what it is. */
const KEPT: ReadonlySet<ColumnKind> = new Set(['text'])

/** The columns that a file for the server needs, in the order of the format's groups. */
const usedColumns = (rows: readonly CheckedRow[]): string[] => {
  const used = new Set(rows.flatMap(({ record }) => [...record.keys()]))
  return [...used].toSorted((a, b) => rank(a) - rank(b) || a.localeCompare(b, 'en', { numeric: true }))
}

const GROUPS = ['product', 'variant', 'options', 'prices', 'images', 'channels', 'categories']
const rank = (header: string) => GROUPS.indexOf(columnNamed(header)?.group ?? '')

/** The rows as a file that the server takes: its headers, semicolons, points in numbers, ids for names. */
export function serverFile(rows: readonly CheckedRow[]): string {
  const headers = usedColumns(rows)
  const kept = headers.map((header) => KEPT.has(columnNamed(header)?.kind ?? 'id'))
  const lines = rows.map(({ record }) =>
    headers.map((header, at) => {
      const text = record.get(header) ?? ''
      return kept[at] && text !== '' ? keptText(text) : text
    }),
  )
  return csvText([headers, ...lines])
}

/** A row that is left out. */
export type LeftRow = Pick<CheckedRow, 'number' | 'cells'> & { issues: readonly RowIssue[] }

/** The rows that are left out, as they stand in the file, each with its number and what is wrong. */
export function leftFile(
  headers: readonly string[],
  rows: readonly LeftRow[],
  texts: { row: string; problem: string; problemOf: (row: LeftRow) => string },
  delimiter: string,
): string {
  const lines = rows.map((row) => [
    ...headers.map((_, at) => row.cells[at] ?? ''),
    String(row.number),
    texts.problemOf(row),
  ])
  return csvText([[...headers, texts.row, texts.problem], ...lines], delimiter)
}
