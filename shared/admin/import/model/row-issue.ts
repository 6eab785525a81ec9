import type { ImportColumn } from './columns.ts'

/** An error or a warning of a row: a text under `import.issues` and its values. */
export interface RowIssue {
  level: 'error' | 'warning'
  key: string
  /** The column of the format. */
  column?: string
  /** Names are listed as the language does. */
  values?: Readonly<Record<string, string | readonly string[]>>
}

/** A cell as the server reads it, under the column that the server understands; or what is wrong with it. */
export type ReadCell = { header: string; text: string; issue?: RowIssue } | { issue: RowIssue }

/** What cells are read with; made once for a file. */
export interface CellReader {
  (text: string, column: ImportColumn): ReadCell
}

/** A cell that cannot be read; `key` is the key of the text that says why. */
export const wrong = (key: string, { header }: ImportColumn, text: string): ReadCell => ({
  issue: { level: 'error', key, column: header, values: { value: text } },
})
