import type { HttpClient, Query } from '@stoa/api/http'

import { LOOK, type Attempt, type Found } from './attempt.ts'
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

/** What a record shows of what was sent: a draft order has it in its cart. */
export const shownBy = (row: Row): Record<string, unknown> => ({
  ...row,
  ...(row['cart'] as object | undefined),
})

/** The backend refuses an order of these lists. */
const UNORDERED: ReadonlySet<string> = new Set(['/admin/notes'])

/** The newest records of a list, newest first; `undefined` when the list has no such order. */
export async function newest(http: HttpClient, path: string): Promise<readonly Row[] | undefined> {
  const order = UNORDERED.has(path) ? {} : { order: '-created_at' }
  const answer = await list(http, path, { limit: NEWEST, ...order })
  const rows = Object.values(answer).find((value): value is Row[] => Array.isArray(value)) ?? []
  const dates = rows.map(({ created_at }) => Date.parse(created_at))
  const isInOrder = dates.every((date, index) => date <= (dates[index - 1] ?? Infinity))
  const isWhole = 'count' in answer && answer.count === rows.length
  return isInOrder || isWhole
    ? rows.toSorted((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at))
    : undefined
}

const list = (http: HttpClient, path: string, query: Query) =>
  http.get<Record<string, unknown>>(path, query, LOOK)

/** Looks for the record of a create without an answer. `tolerance`: how far the clocks may differ, in milliseconds. */
export async function findCreated(
  http: HttpClient,
  attempt: Attempt,
  tolerance = CLOCKS_DIFFER,
): Promise<Found> {
  const { path } = attempt.sent
  const rows = await newest(http, path)
  if (!rows) return { state: 'unclear' }
  const record = rows.findLast((row) => isOf(attempt, row, tolerance))
  if (!record) return { state: 'absent' }
  const { response: _response, ...body } = await http.get<object>(
    `${path}/${record.id}`,
    attempt.sent.query,
    LOOK,
  )
  return { state: 'done', body }
}
