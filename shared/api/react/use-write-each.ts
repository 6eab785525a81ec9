import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { QueryKey } from '@tanstack/react-query'
import { isSessionLost } from '@stoa/api/http'
import type { HttpClient } from '@stoa/api/http'
import { useApi } from './api-context.tsx'

/** What is done to each of several things, and what that makes stale. */
interface WriteEach<Change> {
  call: (http: HttpClient, id: string, change: Change) => Promise<unknown>
  /** The keys of exactly what the writes changed; everything under them is read again once, after the last one. */
  stale: (ids: readonly string[]) => QueryKey[]
}

/** What became of one of several writes; without `error` it went well. */
export interface EachWritten {
  id: string
  error?: unknown
}

const AT_ONCE = 4

/**
 * The same write to several things, four at a time; answers what became of each, in order. One that fails stops no other,
 * and the list that asked for it shows why. Rejects only when the session is lost.
 */
export function useWriteEach<Change = void>({ call, stale }: WriteEach<Change>) {
  const http = useApi()
  const cache = useQueryClient()
  return useMutation({
    meta: { quiet: true },
    mutationFn: ({ ids, change }: { ids: readonly string[]; change: Change }) =>
      inTurns(ids, (id) => call(http, id, change)),
    onSettled: async (_results, _error, { ids }) => {
      await Promise.all(stale(ids).map((queryKey) => cache.invalidateQueries({ queryKey })))
    },
  })
}

async function inTurns(
  ids: readonly string[],
  write: (id: string) => Promise<unknown>,
): Promise<EachWritten[]> {
  const results: EachWritten[] = []
  let next = 0
  const work = async () => {
    for (let at = next++; at < ids.length; at = next++) {
      const id = ids[at] as string
      try {
        await write(id)
        results[at] = { id }
      } catch (error) {
        if (isSessionLost(error)) throw error
        results[at] = { id, error }
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return results
}
