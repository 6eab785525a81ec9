import type { Answer, HttpClient } from '@stoa/api/http'

/** The id that an earlier row stored under a name; throws for an unknown name. */
export type IdOf = (name: string) => string

/** The ids from earlier rows, by name. */
export type Learnt = Record<string, string>

/** The request of one call. `{name}` in a text is replaced by the id from an earlier row. */
interface Sent {
  /** For instance `GET /admin/notes/{note}`. */
  route: `${'GET' | 'POST' | 'DELETE'} /${string}`
  /** The exact query string, decoded, for instance `limit=5&status[]=draft`; none unless said. */
  query?: string
  /** The exact JSON body; `{}` for POST and DELETE unless said. A pattern for a multipart body. */
  body?: object | RegExp
}

/** One call of the client: its arguments, its request, and the ids that later rows need from its answer. */
export interface CallRow<Body extends object = object> extends Sent {
  /** Where the client has it, for instance `admin.notes.create`. */
  name: string
  /** Creates records that the call needs and no earlier row creates. Runs against the real server only. */
  prepare?: (http: HttpClient, id: IdOf) => Promise<Learnt>
  call: (http: HttpClient, id: IdOf) => Promise<Answer<Body>>
  /** The answer's ids by the names that later rows use. Runs against the real server only. */
  learn?: (answer: Answer<Body>) => Learnt
  /** The reason why the embedded store refuses this call, and its answer. */
  refused?: { status: number; because: string }
}

/** Infers the argument of `learn` from the answer of `call`. */
export const row = <Body extends object>(callRow: CallRow<Body>): CallRow => callRow as unknown as CallRow

/** Replaces names by ids in every text of a value. */
export function fill<Value>(value: Value, id: IdOf): Value {
  if (typeof value === 'string') return value.replace(/\{([\w-]+)\}/g, (_, name: string) => id(name)) as Value
  if (value instanceof RegExp || typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, child]) => [key, fill(child as unknown, id)])
  return (Array.isArray(value) ? entries.map(([, child]) => child) : Object.fromEntries(entries)) as Value
}
