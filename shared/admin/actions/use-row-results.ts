import { unlessSessionLost } from '@stoa/api/http'
import type { EachWritten } from '@stoa/api/react'
import { useFailureText } from '@stoa/extension-sdk'
import type { ActedRow } from '@stoa/ui/action-table'

/**
 * The result of each row, in words; nothing when the session was lost, which the sign-in says. `ownText` goes before the
 * words of the call.
 */
export function useRowResults() {
  const failureText = useFailureText()
  return async (
    writing: Promise<EachWritten[]>,
    ownText?: (error: unknown) => string | undefined,
  ): Promise<ActedRow[] | undefined> => {
    const results = await unlessSessionLost(writing)
    return results?.map(({ id, error }) => ({
      id,
      ...(error !== undefined && { error: ownText?.(error) ?? failureText(error) }),
    }))
  }
}
