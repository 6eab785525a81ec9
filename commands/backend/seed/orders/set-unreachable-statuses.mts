import type { Client } from 'pg'

/** No call of the API leads to these with the manual payment and fulfilment providers. */
const unreachable = [
  { column: 'status', value: 'requires_action' },
  { column: 'payment_status', value: 'requires_action' },
  { column: 'payment_status', value: 'not_paid' },
  { column: 'fulfillment_status', value: 'requires_action' },
]

/** Gives each to one order that nothing has happened to. */
export async function setUnreachableStatuses(sql: Client): Promise<void> {
  for (const { column, value } of unreachable) {
    const { rowCount } = await sql.query(
      `UPDATE "order" SET ${column} = $1 WHERE id = (
         SELECT id FROM "order" WHERE status = 'pending' AND payment_status = 'awaiting' AND fulfillment_status = 'not_fulfilled'
         ORDER BY created_at DESC OFFSET 1 LIMIT 1)`,
      [value],
    )
    if (rowCount !== 1) throw new Error(`There is no order left for ${column} ${value}.`)
  }
  // Receiving other goods than announced would do, but the API accepts those as they are.
  await sql.query(
    `UPDATE return SET status = 'requires_action' WHERE id = (
       SELECT id FROM return WHERE status = 'requested' AND order_id IS NOT NULL ORDER BY created_at DESC LIMIT 1)`,
  )
}
