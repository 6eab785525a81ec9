import { isApiError } from '@stoa/api/http'
import type { HttpClient } from '@stoa/api/http'
import type { CallRow, IdOf, Learnt } from './call-row.ts'

/** The result of one call. */
export interface Outcome {
  /** The server's answer, if it accepted the call. */
  answer?: object
  /** The differences from the row. */
  fault?: string
}

/** Makes one call of the table against a running server, and stores ids of its answer for later rows. */
export async function proveCall(callRow: CallRow, http: HttpClient, learnt: Learnt): Promise<Outcome> {
  const { call, learn, prepare, refused } = callRow
  const id: IdOf = (name) => {
    const value = learnt[name]
    if (!value) throw new Error(`no row has learnt the id of “${name}”`)
    return value
  }
  try {
    Object.assign(learnt, await prepare?.(http, id))
  } catch (error) {
    return { fault: `could not be prepared: ${sentenceOf(error)}` }
  }
  try {
    const answer = await call(http, id)
    if (refused) return { answer, fault: `accepted, though the row says ${refused.status}` }
    Object.assign(learnt, learn?.(answer))
    return { answer }
  } catch (error) {
    return refused && refused.status === statusOf(error) ? {} : { fault: sentenceOf(error) }
  }
}

const statusOf = (error: unknown) =>
  isApiError(error) && error.failure.kind === 'http' ? error.failure.status : undefined

function sentenceOf(error: unknown): string {
  if (!isApiError(error)) return String(error)
  const { call, failure, message } = error
  const said = failure.kind === 'http' && failure.message ? `: ${failure.message}` : ''
  return `${call.method} ${call.path}: ${message}${said}`
}
