import type { HttpClient } from '@stoa/api/http'
import * as notificationCalls from './notifications-calls.ts'

const NEWEST = 50

/** The messages that one was sent again as, to an address, newest first; at most 50. */
export async function resentAs(http: HttpClient, id: string, to: string): Promise<readonly { id: string }[]> {
  const query = { to, include_resends: 'true', fields: 'id,parent_id,created_at', limit: NEWEST }
  const { notifications } = await notificationCalls.list(http, query)
  return (notifications as { id: string; parent_id?: string | null }[]).filter(
    ({ parent_id }) => parent_id === id,
  )
}
