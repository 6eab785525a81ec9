import { type CheckedRow, isFaulty, type RowIssue } from '@stoa/admin/import'

/** What a check found. */
export interface ImportReport {
  rows: readonly CheckedRow[]
  /** Rows whose products have no errors: these can be imported. */
  sound: readonly CheckedRow[]
  /** Rows of products that have an error in one of them. */
  left: readonly CheckedRow[]
  products: { created: number; updated: number }
  variants: { created: number; updated: number }
  errors: number
  warnings: number
}

/** A product is imported as a whole or not at all: its first row makes it, the others need it. */
export function reportOf(rows: readonly CheckedRow[]): ImportReport {
  const faulty = new Set(rows.filter(isFaulty).map(keyOf))
  const sound = rows.filter((row) => !faulty.has(keyOf(row)))
  const products = { created: new Set<string>(), updated: new Set<string>() }
  const variants = { created: 0, updated: 0 }
  for (const row of sound) {
    products[row.product].add(row.handle)
    variants[row.variant] += 1
  }
  const levels = rows.flatMap(({ issues }) => issues.map(({ level }) => level))
  return {
    rows,
    sound,
    left: rows.filter((row) => faulty.has(keyOf(row))),
    products: { created: products.created.size, updated: products.updated.size },
    variants,
    errors: levels.filter((level) => level === 'error').length,
    warnings: levels.filter((level) => level === 'warning').length,
  }
}

const keyOf = ({ handle, number }: CheckedRow) => (handle === '' ? `#${number}` : handle)

/** One line of the list of what was found. */
export interface Finding {
  id: string
  row: CheckedRow
  issue: RowIssue
}

/** What was found, errors first, else in the order of the file. */
export const findingsOf = (rows: readonly CheckedRow[]): Finding[] =>
  rows
    .flatMap((row) => row.issues.map((issue, at) => ({ id: `${row.number}-${at}`, row, issue })))
    .toSorted((a, b) => Number(b.issue.level === 'error') - Number(a.issue.level === 'error'))

/** The same rows with an error of the server at all rows of one product. */
export const refused = (
  rows: readonly CheckedRow[],
  { handle, sku, reason }: { handle: string; sku: string; reason: string },
): readonly CheckedRow[] => {
  const own = rows.filter((row) => row.handle === handle)
  const meant = own.find((row) => row.sku === sku && sku !== '') ?? own[0]
  const issue: RowIssue = { level: 'error', key: 'refused', values: { reason } }
  return rows.map((row) => (row === meant ? { ...row, issues: [...row.issues, issue] } : row))
}

/** Which row the server could not work with, if it says so. */
export function refusedRow(message: string): { handle: string; sku: string; reason: string } | undefined {
  const found = /\(product handle: (.*?)\),[\s\S]*\(variant sku: (.*?)\)\]:\s*([\s\S]*)$/.exec(message)
  if (!found) return
  const [, handle = '', sku = '', reason = ''] = found
  const bare = sku.replace(/^"|"$/g, '')
  return { handle, sku: bare === 'undefined' || bare === 'null' ? '' : bare, reason: reason.trim() }
}
