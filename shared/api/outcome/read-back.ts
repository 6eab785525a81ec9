import { hasStatus, isApiError } from '@stoa/api/http'
import type { HttpClient } from '@stoa/api/http'

import { type Attempt, type Found, isCreate, LOOK, type SentWrite } from './attempt.ts'
import { batchState } from './batch.ts'
import { findCreated, type Row, shownBy } from './created.ts'
import { findPart } from './part.ts'
import { type Reflection, reflects } from './reflects.ts'

const UNCLEAR: Found = { state: 'unclear' }
/** The address of one record, or of the store itself. */
const RECORD = /^\/admin\/(store|[^/]+\/[^/]+)$/

/**
 * Reads back whether a write happened, as the backend's addresses allow: a record that was deleted is gone, one that was
 * changed shows the changes, one that was made is among the newest of its list, and parts of a record are in the record. Rejects when nothing could be read.
 */
export async function readBack(http: HttpClient, attempt: Attempt): Promise<Found> {
  const { method, path, happened } = attempt.sent
  if (happened) {
    const body = await happened(http)
    return body ? { state: 'done', body } : { state: 'absent' }
  }
  if (isCreate(attempt.sent)) return findCreated(http, attempt)
  if (!RECORD.test(path)) return findPart(http, attempt)
  return method === 'DELETE' ? isGone(http, path) : isChanged(http, attempt.sent)
}

async function isGone(http: HttpClient, path: string): Promise<Found> {
  try {
    await http.get(path, undefined, LOOK)
    return { state: 'absent' }
  } catch (error) {
    // A missing route is 404 too, but says nothing about a record.
    const isMissing =
      isApiError(error) &&
      hasStatus(error, 404) &&
      'type' in error.failure &&
      error.failure.type === 'not_found'
    if (isMissing) return { state: 'done', body: { id: path.split('/').at(-1), deleted: true } }
    if (hasStatus(error, 404)) return UNCLEAR
    throw error
  }
}

async function isChanged(http: HttpClient, sent: SentWrite): Promise<Found> {
  const { path, body, query } = sent
  if (Object.keys(body).length === 0) return UNCLEAR
  const { response: _response, ...answer } = await http.get<Record<string, unknown>>(path, query, LOOK)
  const [record] = Object.values(answer)
  if (typeof record !== 'object' || record === null) return UNCLEAR
  const reflection = reflectionOf(record as Row, sent)
  if (reflection === 'yes') return { state: 'done', body: answer }
  return reflection === 'no' ? { state: 'absent' } : UNCLEAR
}

/** The prices of a price list that a change does not name stay as they are; any other list is written as a whole. */
function reflectionOf(record: Row, sent: SentWrite): Reflection {
  const { prices, ...rest } = sent.body
  const written = record['prices']
  const isMerged = sent.path.startsWith('/admin/price-lists/') && Array.isArray(prices) && prices.length > 0
  if (!isMerged || !Array.isArray(written)) return reflects(shownBy(record), sent.body)
  const state = batchState(written, { ...sent, body: { prices } })
  return state === 'done' ? reflects(record, rest) : state === 'absent' ? 'no' : 'unclear'
}
