import type { ApiFailure } from './api-error.ts'
import { readRefusedFields } from './refused-fields.ts'

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

interface RefusingBody {
  type?: unknown
  code?: unknown
  message?: unknown
  errors?: unknown
}

/**
 * What a refusing answer says: `{ type, code, message }`, or the first of `{ errors: [{ type, code, message }] }`, which
 * completing a cart answers with. A message that is a list counts with the message of its first item.
 */
export function readRefusal(status: number, body: string): ApiFailure {
  const answer: RefusingBody = readFields(body) ?? {}
  const { type, code, message }: RefusingBody =
    'message' in answer ? answer : (firstOf(answer.errors) ?? answer)
  const sentence = sentenceOf(firstOf(message)?.message ?? (Array.isArray(message) ? message[0] : message))
  const fields = sentence && readRefusedFields(sentence)
  return {
    kind: 'http',
    status,
    type: textOf(type),
    code: textOf(code),
    message: sentence,
    ...(fields && { fields }),
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

const firstOf = (list: unknown): RefusingBody | undefined => {
  const first: unknown = Array.isArray(list) ? list[0] : undefined
  return typeof first === 'object' && first !== null ? first : undefined
}

/** A property of several permitted types is refused with JSON in the message; its own `message` is the sentence. */
function sentenceOf(message: unknown): string | undefined {
  const text = textOf(message)
  const inner: RefusingBody | undefined = text?.startsWith('{') ? readFields(text) : undefined
  return textOf(inner?.message) ?? text
}
