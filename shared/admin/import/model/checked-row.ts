import type { RowIssue } from './row-issue.ts'

/** A row of a file as the server would get it, and what there is to say about it. */
export interface CheckedRow {
  /** As a spreadsheet program counts: the headers are row 1. */
  number: number
  /** As they stand in the file. */
  cells: readonly string[]
  /** Rows with the same handle are variants of one product. */
  handle: string
  sku: string
  /** By columns of the format, in the server's words; without empty cells. */
  record: Map<string, string>
  product: 'created' | 'updated'
  variant: 'created' | 'updated'
  issues: RowIssue[]
}

/** Whether a row has an error, so that it cannot be imported. */
export const isFaulty = ({ issues }: CheckedRow): boolean => issues.some(({ level }) => level === 'error')
