import { isSessionLost } from './api-error.ts'

/** What a page shows of a failure: nothing of a lost session, because the sign-in dialog opens over the page. */
export const shownFailure = <Failure>(error: Failure): Failure | undefined =>
  isSessionLost(error) ? undefined : error

/**
 * The answer of a call; undefined when the session was lost meanwhile, because the sign-in dialog opens over the page and
 * the call can be made again after it. Other failures reject.
 */
export async function unlessSessionLost<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer
  } catch (error) {
    if (isSessionLost(error)) return undefined
    throw error
  }
}
