import type { Answer, HttpClient } from '@stoa/api/http'

/** The id of something by the name that an earlier row gave it; throws for a name that no row has given. */
export type IdOf = (name: string) => string

/** What the rows have learnt so far: a name for each id. */
export type Learnt = Record<string, string>

/** What one call sends. `{name}` in a text stands for the id that a row before it has learnt. */
interface Sent {
  /** For instance `GET /admin/notes/{note}`. */
  route: `${'GET' | 'POST' | 'DELETE'} /${string}`
  /** The exact query string, decoded, for instance `limit=5&status[]=draft`; none unless said. */
  query?: string
  /** The exact JSON body; `{}` for POST and DELETE unless said. A pattern for a multipart body. */
  body?: object | RegExp
}

/** One call of the client: what it is given, what it sends, and what later rows need of its answer. */
export interface CallRow<Body extends object = object> extends Sent {
  /** Where the client has it, for instance `admin.notes.create`. */
  name: string
  /** Makes what the call needs and the rows before it do not leave behind. Runs against the real server only. */
  prepare?: (http: HttpClient, id: IdOf) => Promise<Learnt>
  call: (http: HttpClient, id: IdOf) => Promise<Answer<Body>>
  /** The answer's ids by the names that later rows use. Runs against the real server only. */
  learn?: (answer: Answer<Body>) => Learnt
  /** Why the embedded store cannot accept this call, and what it answers. */
  refused?: { status: number; because: string }
}

/** Types `learn` by what `call` answers. */
export const row = <Body extends object>(callRow: CallRow<Body>): CallRow => callRow as unknown as CallRow

/** Puts ids in the places of their names, in every text of a value. */
export function fill<Value>(value: Value, id: IdOf): Value {
  if (typeof value === 'string') return value.replace(/\{([\w-]+)\}/g, (_, name: string) => id(name)) as Value
  if (value instanceof RegExp || typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, child]) => [key, fill(child as unknown, id)])
  return (Array.isArray(value) ? entries.map(([, child]) => child) : Object.fromEntries(entries)) as Value
}
