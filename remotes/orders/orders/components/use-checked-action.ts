import { useTranslation } from '@stoa/extension-sdk'
import { formatList } from '@stoa/i18n/lists'
import type { ActedRow, TableBulkAction } from '@stoa/ui/action-table'

import type { EachRow } from '@stoa/admin/actions'

/** An action that some rows are known not to allow. It is in the menus of those that do. */
export interface CheckedAction<Row, Answer> extends Omit<TableBulkAction<Row>, 'run' | 'inMenuOf'> {
  /** Why a row does not allow it, in the person's language; nothing when it does. */
  refusal: (row: Row) => string | undefined
  /**
   * Asks a person about the rows that allow it; `leftOut` is a sentence about the others, if there are any. Resolves with
   * nothing to do nothing.
   */
  ask: (rows: readonly Row[], leftOut: string | undefined) => Promise<Answer | undefined>
  /** Writes each row with the answer. Resolves with the result of each; with nothing where it was undone or reported. */
  write: (each: EachRow, answer: Answer) => Promise<readonly ActedRow[] | undefined>
}

/**
 * Makes bulk actions that check each row first: only rows that allow the action are asked about and written, the others
 * keep their reason. Where no row allows it nothing is asked.
 */
export function useCheckedAction() {
  const { t, locale } = useTranslation()
  const sentenceOf = (refused: readonly Required<ActedRow>[]) => {
    const reasons = [...Map.groupBy(refused, ({ error }) => error)].map(([reason, { length: count }]) =>
      t('orderList.leftOut.reason', { count, reason }),
    )
    return t('orderList.leftOut.sentence', { count: refused.length, reasons: formatList(reasons, locale) })
  }
  return <Row extends { id: string }, Answer>({
    refusal,
    ask,
    write,
    ...action
  }: CheckedAction<Row, Answer>): TableBulkAction<Row> => ({
    ...action,
    inMenuOf: (row) => refusal(row) === undefined,
    run: async (rows, progress) => {
      const checked = rows.map((row) => ({ row, id: row.id, error: refusal(row) }))
      const refused = checked.flatMap(({ id, error }) => (error === undefined ? [] : [{ id, error }]))
      const allowed = checked.flatMap(({ row, error }) => (error === undefined ? [row] : []))
      if (allowed.length === 0) return refused
      const answer = await ask(allowed, refused.length > 0 ? sentenceOf(refused) : undefined)
      if (answer === undefined) return undefined
      const results = await write({ ids: allowed.map(({ id }) => id), ...progress }, answer)
      return results && [...results, ...refused]
    },
  })
}
