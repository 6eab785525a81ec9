import type { EachWritten } from '@stoa/api/react'
import { useDialogs, type Question } from '@stoa/extension-sdk'
import type { BulkProgress, TableBulkAction } from '@stoa/ui/action-table'

import { useRowResults } from './use-row-results.ts'

/** The rows of one write, as `useWriteEach` takes them. */
export interface EachRow extends BulkProgress {
  ids: readonly string[]
}

/** Something that is written for each of several rows. */
export interface BulkAction<Row> extends Omit<TableBulkAction<Row>, 'run'> {
  /** Asked before anything is written. Default: nothing is asked. */
  question?: (rows: readonly Row[]) => Question | Promise<Question>
  /** Writes each row. Has to resolve with the result of each row that was begun, as `useWriteEach` does. */
  write: (each: EachRow, rows: readonly Row[]) => Promise<EachWritten[]>
}

/**
 * Makes bulk actions for lists: asks where there is a question, writes, and reports the result of each row. A lost session
 * is not reported, because the sign-in dialog says it.
 */
export function useBulkAction() {
  const { confirm } = useDialogs()
  const resultsOf = useRowResults()
  return <Row extends { id: string }>({
    question,
    write,
    ...action
  }: BulkAction<Row>): TableBulkAction<Row> => ({
    ...action,
    run: async (rows, progress) => {
      if (question && !(await confirm(await question(rows)))) return undefined
      return resultsOf(write({ ids: rows.map(({ id }) => id), ...progress }, rows))
    },
  })
}
