import type { Client } from 'pg'
import { openInvite } from './settings.mts'
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

/** What the gift card that has expired was given for. */
export const expiredCard = 'Summer fair'

/** Drops what only mattered while the requests ran, and keeps one invite open for a year. */
export async function tidyUp(sql: Client, clock: StoryClock): Promise<void> {
  await sql.query('DELETE FROM idempotency_key')
  await sql.query('DELETE FROM staged_job')
  // Apps are registered by each start, with its own address.
  await sql.query('DELETE FROM oauth')
  await sql.query('UPDATE invite SET expires_at = $1 WHERE user_email = $2', [
    clock.daysAgo(-365),
    openInvite,
  ])
  await sql.query('UPDATE invite SET expires_at = $1 WHERE NOT accepted AND user_email <> $2', [
    clock.daysAgo(400),
    openInvite,
  ])
  await sql.query(`UPDATE gift_card SET ends_at = $1 WHERE metadata->>'given_for' = $2`, [
    clock.daysAgo(10),
    expiredCard,
  ])
}

/**
 * The event bus collects events for seconds, in which the story goes on for days: keeps the mails whose moments are
 * known, and dates them.
 */
export async function dateMails(sql: Client): Promise<void> {
  await sql.query(
    `UPDATE notification n SET created_at = o.created_at + interval '1 minute', updated_at = o.created_at + interval '1 minute'
     FROM "order" o WHERE n.event_name = 'order.placed' AND o.id = n.resource_id`,
  )
  await sql.query(
    `UPDATE notification n SET created_at = f.shipped_at + interval '1 minute', updated_at = f.shipped_at + interval '1 minute'
     FROM fulfillment f WHERE n.event_name = 'order.shipment_created' AND f.id = n.data->>'fulfillment_id'`,
  )
  await sql.query(
    `DELETE FROM notification WHERE event_name NOT IN ('order.placed', 'order.shipment_created') OR created_at > now()`,
  )
}
