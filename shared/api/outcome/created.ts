import type { HttpClient, Query } from '@stoa/api/http'

import { LOOK, type Attempt, type Found, type SentWrite } from './attempt.ts'
import { mayBe } from './reflects.ts'

/** A record of a list, as far as it matters here. */
export interface Row extends Record<string, unknown> {
  id: string
  created_at: string
}

/** The clocks of browser and store may differ by this much, in milliseconds. */
export const CLOCKS_DIFFER = 5 * 60_000

/** How many of the newest records are looked at. */
const NEWEST = 20

/** Whether a record may come from this attempt: alike, not seen before, and made since. */
export function isOf({ sent, at, isOther }: Attempt, row: Row, tolerance: number): boolean {
  if (isOther(row.id) || Date.parse(row.created_at) < at - tolerance) return false
  return mayBe(shownBy(row), sent.body)
}

/** What a record shows of what was sent: a draft order has it in its cart, an invitation has the user's e-mail by another name. */
export const shownBy = (row: Row): Record<string, unknown> => ({
  ...row,
  ...(row['cart'] as object | undefined),
  user: row['user'] ?? row['user_email'],
})

/** How many notes of one record are looked at. */
const NOTES = 100

/** What narrows a list to its newest records. Notes and order edits are listed in any order, but by what they are about. */
function newestQuery({ path, body }: SentWrite): Query {
  if (path === '/admin/notes') return { resource_id: String(body['resource_id']), limit: NOTES }
  if (path === '/admin/order-edits') return { order_id: String(body['order_id']) }
  return { order: '-created_at' }
}

/** The records of these lists cannot be read one at a time; what makes them answers without a record. */
const WITHOUT_ADDRESS: ReadonlySet<string> = new Set(['/admin/invites'])

/** The shipping profiles: the only list without a count that does not show all its records. */
const UNCOUNTED = 10

/**
 * The records that can come from a create, newest first: the newest of its list, or in a list of another order, such as the
 * categories, those that a search for the name finds. `undefined` when neither can be read in full.
 */
export async function newest(http: HttpClient, sent: SentWrite): Promise<readonly Row[] | undefined> {
  const { path, body } = sent
  const rows = await read(http, path, newestQuery(sent))
  const name = [body['name'], body['title']].find((text) => typeof text === 'string')?.trim()
  return rows ?? (name ? read(http, path, { q: name }) : undefined)
}

async function read(http: HttpClient, path: string, query: Query): Promise<readonly Row[] | undefined> {
  const answer = await http.get<Record<string, unknown>>(path, { limit: NEWEST, ...query }, LOOK)
  const rows = Object.values(answer).find((value): value is Row[] => Array.isArray(value)) ?? []
  const dates = rows.map(({ created_at }) => Date.parse(created_at))
  const isInOrder = dates.every((date, index) => date <= (dates[index - 1] ?? Infinity))
  const isWhole = 'count' in answer ? answer['count'] === rows.length : rows.length !== UNCOUNTED
  return isInOrder || isWhole
    ? rows.toSorted((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at))
    : undefined
}

/** Looks for the record of a create without an answer. `tolerance`: how far the clocks may differ, in milliseconds. */
export async function findCreated(
  http: HttpClient,
  attempt: Attempt,
  tolerance = CLOCKS_DIFFER,
): Promise<Found> {
  const { path, query } = attempt.sent
  const rows = await newest(http, attempt.sent)
  if (!rows) return { state: 'unclear' }
  const record = rows.findLast((row) => isOf(attempt, row, tolerance))
  if (!record) return { state: 'absent' }
  if (WITHOUT_ADDRESS.has(path)) return { state: 'done', body: {} }
  const { response: _response, ...body } = await http.get<object>(`${path}/${record.id}`, query, LOOK)
  return { state: 'done', body }
}
