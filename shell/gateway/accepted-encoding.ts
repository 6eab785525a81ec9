import type { IncomingMessage } from 'node:http'

import Negotiator from 'negotiator'

/** A compression that files and documents are kept in. */
export type Encoding = 'br' | 'gzip'

/** Best first, where the browser likes them alike. */
const OFFERED = ['br', 'gzip', 'identity'] as const

/** The encoding to answer with; undefined for none, also if the browser refuses every one. */
export function acceptedEncoding(request: Pick<IncomingMessage, 'headers'>): Encoding | undefined {
  const encoding = new Negotiator(request).encoding(OFFERED, OFFERED)
  return encoding === 'identity' ? undefined : encoding
}
