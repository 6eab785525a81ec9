import type { ApiFailure } from './api-error.ts'

/** Status and headers of an answer, in plain values. Header names are lower case. */
export interface AnswerHead {
  status: number
  headers: Record<string, string>
}

/** A body's own fields plus `response`. */
export type Answer<Body> = Body & { response: AnswerHead }

/** The fields of a body: none when it is empty or plain text (`OK`), `undefined` when it cannot be read. */
export function readFields(body: string, contentType = ''): object | undefined {
  if (body === '' || contentType.startsWith('text/plain')) return {}
  try {
    const parsed: unknown = JSON.parse(body)
    return typeof parsed === 'object' && parsed !== null ? parsed : undefined
  } catch {
    return undefined
  }
}

/** What a refusing answer says. A message that is a list counts with the message of its first item. */
export function readRefusal(status: number, body: string): ApiFailure {
  const fields: { type?: unknown; code?: unknown; message?: unknown } = readFields(body) ?? {}
  const first: unknown = Array.isArray(fields.message) ? fields.message[0] : fields.message
  const message = typeof first === 'object' && first !== null && 'message' in first ? first.message : first
  return { kind: 'http', status, type: text(fields.type), code: text(fields.code), message: text(message) }
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
