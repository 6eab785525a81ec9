import type { CallOptions, HttpClient, Query } from '@stoa/api/http'

/** A write as it leaves the browser. */
export interface SentWrite {
  method: 'POST' | 'DELETE'
  path: string
  body: Readonly<Record<string, unknown>>
  query: Query | undefined
  /** The call's own way to detect whether it took effect. */
  happened: ((http: HttpClient) => Promise<object | undefined>) | undefined
}

/** A write to be found again. */
export interface Attempt {
  sent: SentWrite
  /** When it was sent, by the clock of this browser. */
  at: number
  /** The Idempotency-Key of every try. */
  key: string
  /** Whether a record was there before, or came from another write. */
  isOther: (id: string) => boolean
}

/**
 * What reading again says about a write without an answer. `absent`: the store does not have it, at least not yet.
 * `unclear`: what can be read does not tell.
 */
export type Found = { state: 'done'; body: object } | { state: 'absent' } | { state: 'unclear' }

/** One look must not take longer, in milliseconds. */
export const LOOK: CallOptions = { timeout: 5000, maxRetries: 0 }

/** Whether a write makes a record of a noun: its address is the noun's list. */
export const isCreate = ({ method, path }: SentWrite): boolean =>
  method === 'POST' && /^\/admin\/[^/]+$/.test(path) && path !== '/admin/store'
