import { ApiError, createIdempotencyKey, hasStatus, isApiError, isOutcomeUnknown } from '@stoa/api/http'
import type { Answer, CallOptions, HttpClient } from '@stoa/api/http'

import { type Attempt, type Found, isCreate, type SentWrite } from './attempt.ts'
import { findCreated } from './created.ts'
import { findPart, isPartCreate } from './part.ts'
import { readBack } from './read-back.ts'
import { findTwin, recordOf, type Twin } from './twin.ts'

/** The context of writes in their page. */
export interface WriteSurroundings {
  http: HttpClient
  /** The records that the page already shows: none of them can come from a write that starts now. */
  seen: () => readonly unknown[]
  /** Hears of a record that one create made twice. */
  onTwin: (twin: Twin) => void
}

/** The state that the writes of one page share. */
interface Writes extends WriteSurroundings {
  /** Ids of records that a create was answered with. */
  answered: Set<string>
  /** Writes with an unknown outcome, by their content. */
  unsettled: Map<string, { attempt: Attempt; error: unknown }>
}

/** Sends one write. */
export type SendWrite = <Body extends object>(
  method: SentWrite['method'],
  path: string,
  body: object,
  options: CallOptions,
) => Promise<Answer<Body>>

/** Timeout of a write, in milliseconds. */
const WRITE_TIMEOUT = 30_000

/** Milliseconds before each check: a request that a gateway gave up on may still be running in the store. */
const LOOKS = [0, 500, 1500]

/** A refusal as a duplicate answers the browser's own second try when the record is this young, in milliseconds. */
const JUST_MADE = 3000

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Sends a write so that it happens once. Without an answer it reads back whether it happened: then it resolves as if the
 * answer had come, else it rejects with the failure, which says whether the store lacks it. The next try of the same
 * write looks first, and sends only what is not there, under the same Idempotency-Key.
 */
export function createSendWrite(surroundings: WriteSurroundings): SendWrite {
  const writes: Writes = { ...surroundings, answered: new Set(), unsettled: new Map() }
  return <Body extends object>(
    method: SentWrite['method'],
    path: string,
    body: object,
    options: CallOptions,
  ): Promise<Answer<Body>> => {
    // Files make no record, and whether a session is there every call finds out.
    const isPlain = path === '/admin/auth' || body instanceof FormData
    if (isPlain) return verbOf(writes.http, method)<Body>(path, body, options)
    const sent = { method, path, body: { ...body }, query: options.query, happened: options.happened }
    return sendOnce<Body>(writes, sent, options)
  }
}

const nameOf = ({ method, path, body }: SentWrite): string => JSON.stringify([method, path, body])

const verbOf = (http: HttpClient, method: SentWrite['method']) =>
  method === 'POST' ? http.post : http.delete

async function sendOnce<Body extends object>(
  writes: Writes,
  sent: SentWrite,
  options: CallOptions,
): Promise<Answer<Body>> {
  const { http, unsettled } = writes
  const name = nameOf(sent)
  const earlier = unsettled.get(name)
  const attempt = earlier?.attempt ?? beginAttempt(writes, sent)
  const settle = (answer: object): Answer<Body> => {
    unsettled.delete(name)
    void reportTwin(writes, attempt, answer)
    return { response: { status: 200, headers: {} }, ...(answer as Body) }
  }
  const open = openAttempt(writes, sent)
  if (earlier) {
    const found = await readBack(http, attempt).catch(() => undefined)
    if (!found) throw earlier.error
    if (found.state === 'done') return settle(found.body)
  }
  try {
    return settle(await send<Body>(http, attempt, options))
  } catch (error) {
    unsettled.delete(name)
    const found = isTaken(error, sent)
      ? await findDuplicate(http, attempt, open)
      : await findAfter(http, attempt, error)
    if (found?.state === 'done') {
      if (open) unsettled.delete(nameOf(open.sent))
      return settle(found.body)
    }
    if (found) unsettled.set(name, { attempt, error })
    if (found?.state === 'absent' && isApiError(error)) error.isAbsent = true
    throw error
  }
}

function beginAttempt({ seen, answered }: Writes, sent: SentWrite): Attempt {
  const before = seen()
  let text: string | undefined
  const isOther = (id: string) => answered.has(id) || (text ??= JSON.stringify(before)).includes(id)
  return { sent, at: Date.now(), key: createIdempotencyKey(), isOther }
}

async function send<Body extends object>(
  http: HttpClient,
  { sent: { method, path, body }, key }: Attempt,
  options: CallOptions,
): Promise<Answer<Body>> {
  const headers = { 'idempotency-key': key, ...options.headers }
  const answer = await verbOf(http, method)<Body>(path, body, { timeout: WRITE_TIMEOUT, ...options, headers })
  // The backend answers every write with a body: an empty answer was cut off.
  const { status, headers: received } = answer.response
  const isEmpty = Object.keys(answer).length === 1 && !received['content-type']?.startsWith('text/plain')
  if (isEmpty && status !== 204) throw new ApiError({ kind: 'unreadable', status }, { method, path })
  return answer
}

/** A write to the same address whose outcome is still unknown. The next try may differ, for example by a new password. */
const openAttempt = ({ unsettled }: Writes, { method, path }: SentWrite): Attempt | undefined =>
  [...unsettled.values()].find(({ attempt: { sent } }) => sent.method === method && sent.path === path)
    ?.attempt

/** The record of a write that was refused as a duplicate, if the browser's first try or an open attempt made it. */
async function findDuplicate(
  http: HttpClient,
  attempt: Attempt,
  open: Attempt | undefined,
): Promise<Found | undefined> {
  const find = isCreate(attempt.sent) ? findCreated : findPart
  const found = open
    ? find(http, { ...attempt, at: open.at, isOther: open.isOther })
    : find(http, attempt, JUST_MADE)
  const result = await found.catch(() => undefined)
  return result?.state === 'done' ? result : undefined
}

/**
 * The result of reading back after a failure; undefined when the failure itself means that nothing happened. What a conflict
 * refuses may be the browser's own second try, which met the first one.
 */
async function findAfter(http: HttpClient, attempt: Attempt, error: unknown): Promise<Found | undefined> {
  const { sent } = attempt
  const isGone = sent.method === 'DELETE' && hasStatus(error, 404)
  if (hasStatus(error, 409) || isGone || (isRefusal(error) && sent.happened)) {
    const isNew = isCreate(sent) && !sent.happened
    const looking = isNew ? findCreated(http, attempt, JUST_MADE) : readBack(http, attempt)
    const found = await looking.catch(() => undefined)
    return found?.state === 'done' ? found : undefined
  }
  if (!isOutcomeUnknown(error)) return undefined
  let found: Found = { state: 'unclear' }
  for (const wait of LOOKS) {
    await pause(wait)
    found = await readBack(http, attempt).catch((): Found => ({ state: 'unclear' }))
    if (found.state === 'done') return found
  }
  return found
}

const isDuplicate = (error: unknown): boolean =>
  isApiError(error) && error.failure.kind === 'http' && error.failure.type === 'duplicate_error'

/**
 * The backend refuses the browser's own second try of what is done: an order that is canceled, a parcel that is shipped, a
 * draft order whose payment is there already. Where it has no rule for that, it fails with 500.
 */
const isRefusal = (error: unknown): boolean =>
  [400, 404, 500].some((status) => hasStatus(error, status)) || isDuplicate(error)

/**
 * The store refuses the browser's own second try of a create: as a duplicate, or because the first one used up what it needs,
 * such as the pieces of a line that can be reserved. It has both for parts of a record, such as the variants of a product.
 */
function isTaken(error: unknown, sent: SentWrite): boolean {
  if (isDuplicate(error)) return isCreate(sent) || !sent.happened
  return hasStatus(error, 400) && !sent.happened && (isCreate(sent) || isPartCreate(sent))
}

async function reportTwin(writes: Writes, attempt: Attempt, answer: object): Promise<void> {
  const { http, onTwin, answered } = writes
  const record = recordOf(attempt.sent, answer)
  if (!record) return
  const twin = await findTwin(http, attempt, record).catch(() => undefined)
  answered.add(record.id)
  if (twin) onTwin(twin)
}
