import type { CellText, RowResult } from '@stoa/extension-sdk'
import type { ContributionEntry } from '@stoa/extension-sdk/manifest'

import { shownText } from './containment/text-of.ts'
import type { Admitted } from './registry.ts'
import { runFunction, type RunShell } from './run-function.ts'
import { runInTime } from './run-in-time.ts'

type Contributed = Admitted<ContributionEntry>
type Refresh = () => void

/** Runs an action of one row. Never rejects. */
export async function runRowAction(
  shell: RunShell,
  { extension, contribution }: Contributed,
  row: object,
  refresh: Refresh,
): Promise<void> {
  await runFunction(shell, extension, contribution, (action, context) =>
    runInTime(context, (own) => action({ ...own, row, refresh } as never)),
  )
}

const isResult = (value: unknown): value is RowResult =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'

/** The result of each row in an answer that may be anything; undefined for an answer without any. */
function readResults(answer: unknown): readonly RowResult[] | undefined {
  if (!answer) return undefined
  if (!Array.isArray(answer) || !answer.every(isResult))
    throw new TypeError('a bulk action must answer a list of results, each with an id, or nothing')
  return answer.map(({ id, error }) => (error === undefined ? { id } : { id, error: shownText(error) }))
}

/** Runs an action of many rows. Answers the result of each; nothing when the action reports it itself or failed. */
export const runBulkAction = (
  shell: RunShell,
  { extension, contribution }: Contributed,
  rows: readonly object[],
  refresh: Refresh,
): Promise<readonly RowResult[] | undefined> =>
  runFunction<readonly RowResult[] | undefined>(shell, extension, contribution, async (action, context) =>
    readResults(await runInTime(context, (own) => action({ ...own, rows, refresh } as never))),
  )

const readText = (value: unknown): CellText =>
  typeof value === 'number' || value === undefined || value === null ? value : shownText(value)

/** What a column says of each row in a file; undefined when it has no text or failed. Never rejects. */
export const columnTexts = (
  shell: RunShell,
  { extension, contribution }: Contributed,
  rows: readonly object[],
): Promise<readonly CellText[] | undefined> =>
  runFunction<readonly CellText[] | undefined>(
    shell,
    extension,
    contribution,
    async (_cell, context, text) => text && rows.map((row) => readText(text({ ...context, row }))),
  )
