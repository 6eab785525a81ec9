import type { BulkActionContext, RowResult, RunContext } from '@stoa/extension-sdk'

import { awardPoints } from '../../calls/customers.ts'
import { readEarningOrder } from '../../calls/orders.ts'
import { readProgram } from '../../calls/store.ts'
import { pointsOf } from '../../model/points.ts'
import type { Program } from '../../model/program.ts'

/** In the list of orders: awards the points of all selected orders. */
export default async function award(
  context: BulkActionContext<'order'>,
): Promise<readonly RowResult[] | void> {
  const { rows, refresh, t, client, dialogs, analytics, language, notify } = context
  const program = await readProgram(client)
  if (!program.isEnabled) return notify.warn(t('order.paused'), t('order.pausedHint'))
  const goesOn = await dialogs.confirm({
    title: t('award.title', {
      count: rows.length,
      orders: new Intl.NumberFormat(language.locale()).format(rows.length),
    }),
    message: t('award.message'),
    confirmLabel: t('order.award'),
  })
  if (!goesOn) return

  const results: RowResult[] = []
  // One after the other: two orders of one customer write the same ledger.
  for (const { id } of rows) results.push(await awardOne(context, program, id))
  analytics.track('loyalty', 'points-awarded', { orders: results.filter(({ error }) => !error).length })
  refresh()
  return results
}

async function awardOne(
  { client, failures, t }: RunContext,
  program: Program,
  id: string,
): Promise<RowResult> {
  try {
    const order = await readEarningOrder(client, id)
    const points = pointsOf(order, program.pointsPerUnit)
    if (points === 0) return { id, error: t('order.nothingYet') }
    await awardPoints(client, order.customer_id, id, points)
    return { id }
  } catch (error) {
    return { id, error: failures.textOf(error) }
  }
}
