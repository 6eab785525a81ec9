import type { EachWritten } from '@stoa/api/react'
import { useDialogs, type Question } from '@stoa/extension-sdk'
import type { TableBulkAction } from '@stoa/ui/action-table'

import { useRowResults } from './use-row-results.ts'

/** Something that is written for each of several rows. */
export interface BulkAction<Row> extends Omit<TableBulkAction<Row>, 'run'> {
  /** Asked before anything is written. Default: nothing is asked. */
  question?: (rows: readonly Row[]) => Question | Promise<Question>
  /** Writes each row. Has to resolve with what became of each, as `useWriteEach` does. */
  write: (rows: readonly Row[]) => Promise<EachWritten[]>
}

/**
 * Makes bulk actions for lists: asks where there is a question, writes, and reports what became of each row. A lost session
 * is not reported, because the sign-in dialog says it.
 */
export function useBulkAction() {
  const { confirm } = useDialogs()
  const resultsOf = useRowResults()
  return <Row>({ question, write, ...action }: BulkAction<Row>): TableBulkAction<Row> => ({
    ...action,
    run: async (rows) => {
      if (question && !(await confirm(await question(rows)))) return undefined
      return resultsOf(write(rows))
    },
  })
}
