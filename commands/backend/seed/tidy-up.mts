import type { Client } from 'pg'
import type { StoryClock } from './story-clock.mts'

/** Numbers orders by their dates, also those that were written last. */
export async function renumberOrders(sql: Client): Promise<void> {
  for (const table of ['"order"', 'draft_order']) {
    // Two steps, as no number may occur twice on the way.
    await sql.query(`UPDATE ${table} SET display_id = -display_id`)
    await sql.query(
      `UPDATE ${table} o SET display_id = r.number
       FROM (SELECT id, row_number() OVER (ORDER BY created_at, id) AS number FROM ${table}) r WHERE r.id = o.id`,
    )
  }
}

/** Drops what only mattered while the requests ran, and keeps the open invite open for a year. */
export async function tidyUp(sql: Client, clock: StoryClock): Promise<void> {
  await sql.query('DELETE FROM idempotency_key')
  await sql.query('DELETE FROM staged_job')
  await sql.query('UPDATE invite SET expires_at = $1 WHERE NOT accepted', [clock.daysAgo(-365)])
}
