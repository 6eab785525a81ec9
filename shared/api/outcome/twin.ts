import type { HttpClient } from '@stoa/api/http'

import { type Attempt, isCreate, LOOK, type SentWrite } from './attempt.ts'
import { newest, shownBy, type Row } from './created.ts'
import { mayBe } from './reflects.ts'

/** A record that one create made a second time. */
export interface Twin {
  /** What the record calls itself: its title, name or code; empty when it has none. */
  name: string
  /** Deletes the second one. */
  undo: () => Promise<void>
}

/** The lists whose records are not offered for deletion: what has a code of its own is never there twice, and jobs stay. */
const WITHOUT_TWINS: ReadonlySet<string> = new Set(['/admin/discounts', '/admin/batch-jobs'])

/** A browser sends again within moments, in milliseconds. */
const AT_ONCE = 30_000

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && 'id' in value && 'created_at' in value

/** The record that a create was answered with. */
export function recordOf(sent: SentWrite, answer: object): Row | undefined {
  return isCreate(sent) ? Object.values(answer).find(isRow) : undefined
}

/**
 * Looks for a second record of one create. Browsers send a POST again by themselves when a connection that they reuse
 * closes without a byte; the page sees one answer. What has a handle cannot be there twice.
 */
export async function findTwin(
  http: HttpClient,
  { sent, isOther }: Attempt,
  record: Row,
): Promise<Twin | undefined> {
  if ('handle' in record || WITHOUT_TWINS.has(sent.path)) return undefined
  const rows = (await newest(http, sent)) ?? []
  const twin = rows.find(
    (row) =>
      row.id !== record.id &&
      !isOther(row.id) &&
      Math.abs(Date.parse(row.created_at) - Date.parse(record.created_at)) < AT_ONCE &&
      mayBe(shownBy(row), sent.body),
  )
  if (!twin) return undefined
  const { title, name, code } = record
  return {
    name: [title, name, code].find((text): text is string => typeof text === 'string') ?? '',
    undo: async () => void (await http.delete(`${sent.path}/${twin.id}`, undefined, LOOK)),
  }
}
