import type { Answer } from '@stoa/api/http'

import { expectedRead, rememberRead } from './remembered-reads.ts'

/** An answer that no page took within this time is dropped: it would be stale. */
const FRESH_MS = 10_000

/** The read that is sent before the code of its page is there. */
export interface FirstRead {
  /**
   * Sends, the first time, the read that a page declares; or the one that the page at this address made instead at its last
   * visit.
   */
  send(page: string, declared: string): void
  /** Sends a read that every page makes, a path without a query; nothing while its answer waits for the page. */
  sendShared(path: string): void
  /**
   * The answer where this is the read that was sent, once; undefined where it is another one. Resolves with undefined where
   * the read failed: the page then makes it itself, and says what is wrong.
   */
  take(path: string, query: string): Promise<Answer<object> | undefined> | undefined
}

interface Sent {
  page: string
  path: string
  query: string
  /** The page has made another read of this path. */
  isMissed: boolean
  answer: Promise<Answer<object> | undefined>
}

/** Reads of a backend ahead of the page that needs them. */
export function createFirstRead(backend: string): FirstRead {
  let sent = false
  let waiting: Sent | undefined
  const shared = new Map<string, Sent['answer']>()
  return {
    sendShared(path) {
      if (shared.has(path)) return
      const answer = read(backend + path)
      shared.set(path, answer)
      void answer.then(() => setTimeout(() => shared.delete(path), FRESH_MS))
    },
    send(page, declared) {
      if (sent) return
      sent = true
      const address = expectedRead(page, declared)
      const [path = '', query = ''] = address.split('?')
      const answer = read(backend + address)
      waiting = { page, path, query: sorted(query), isMissed: false, answer }
      const drop = () => {
        waiting = undefined
      }
      void answer.then(() => setTimeout(drop, FRESH_MS))
    },
    take(path, query) {
      const answered = query === '' ? shared.get(path) : undefined
      if (answered) {
        shared.delete(path)
        return answered
      }
      if (waiting?.path !== path) return undefined
      const asked = sorted(query)
      const { page, query: expected, isMissed, answer } = waiting
      const isExpected = asked === expected
      // The page may make the expected read after another.
      if (isExpected === isMissed) rememberRead(page, `${path}?${asked}`)
      waiting = isExpected ? undefined : { ...waiting, isMissed: true }
      return isExpected ? answer : undefined
    },
  }
}

async function read(url: string): Promise<Answer<object> | undefined> {
  try {
    const response = await fetch(url, { credentials: 'include', headers: { accept: 'application/json' } })
    if (!response.ok) return undefined
    const body = (await response.json()) as object
    return { ...body, response: { status: response.status, headers: Object.fromEntries(response.headers) } }
  } catch {
    return undefined
  }
}

const sorted = (query: string): string => {
  const parameters = new URLSearchParams(query)
  parameters.sort()
  return String(parameters)
}
