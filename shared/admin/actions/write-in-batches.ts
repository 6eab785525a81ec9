import { isSessionLost } from '@stoa/api/http'
import type { EachWritten } from '@stoa/api/react'

import { inBatches } from './in-batches.ts'
import type { EachRow } from './use-bulk-action.ts'

/**
 * Writes many rows with few calls, one after the other, for routes that take several ids and do all of them or none. Resolves
 * with the result of each row whose call was sent; a call that fails is the failure of each of its rows. Sends no further
 * call once `signal` is aborted. Rejects only when the session is lost.
 */
export async function writeInBatches(
  { ids, signal, onWritten }: EachRow,
  call: (ids: string[]) => Promise<unknown>,
): Promise<EachWritten[]> {
  const results: EachWritten[] = []
  for (const batch of inBatches(ids)) {
    if (signal.aborted) break
    const error = await failureOf(call(batch))
    for (const id of batch) {
      results.push(error === undefined ? { id } : { id, error })
      onWritten()
    }
  }
  return results
}

async function failureOf(writing: Promise<unknown>): Promise<unknown> {
  try {
    await writing
    return undefined
  } catch (error) {
    if (isSessionLost(error)) throw error
    return error
  }
}
