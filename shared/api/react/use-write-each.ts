import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { QueryKey } from '@tanstack/react-query'
import { isSessionLost } from '@stoa/api/http'
import type { HttpClient } from '@stoa/api/http'
import { useApi } from './api-context.tsx'
import { markStale } from './mark-stale.ts'

/** A write to each of several items, and the keys it makes stale. */
interface WriteEach<Change> {
  call: (http: HttpClient, id: string, change: Change) => Promise<unknown>
  /** The keys that the writes made stale; everything under them is refetched once, after the last one. */
  stale: (ids: readonly string[]) => QueryKey[]
  /** How many are under way at a time. Default 4. */
  atOnce?: number
  /** The keys that successful writes removed. A page that still shows them is not refetched. Default none. */
  gone?: (ids: readonly string[]) => QueryKey[]
}

/** The result of one of several writes; without `error` it succeeded. */
export interface EachWritten {
  id: string
  error?: unknown
}

/** The items to write to, and callbacks. */
interface EachWrite<Change> {
  ids: readonly string[]
  change: Change
  /** Called after each write, in the order in which they end. */
  onWritten?: (written: EachWritten) => void
  /** Once it is aborted no more writes start; those are missing in the results. */
  signal?: AbortSignal
}

const NOTHING = (): QueryKey[] => []

/**
 * The same write to several items, a few at a time; returns the result of each, in order. One that fails stops no other,
 * and the list that asked for it shows why. Rejects only when the session is lost.
 */
export function useWriteEach<Change = void>({ call, stale, gone = NOTHING, atOnce = 4 }: WriteEach<Change>) {
  const http = useApi()
  const cache = useQueryClient()
  return useMutation({
    meta: { quiet: true },
    mutationFn: ({ change, ...each }: EachWrite<Change>) =>
      inTurns(each, atOnce, (id) => call(http, id, change)),
    onSettled: async (results, _error, { ids }) => {
      const done = results?.flatMap(({ id, error }) => (error === undefined ? [id] : [])) ?? []
      const failed = results?.find(({ error }) => error !== undefined)
      await markStale(cache, stale(ids), gone(done), failed?.error)
    },
  })
}

async function inTurns(
  { ids, onWritten, signal }: Omit<EachWrite<unknown>, 'change'>,
  atOnce: number,
  write: (id: string) => Promise<unknown>,
): Promise<EachWritten[]> {
  const results: EachWritten[] = []
  let next = 0
  const work = async () => {
    for (let at = next++; at < ids.length; at = next++) {
      if (signal?.aborted) return
      const written = await outcomeOf(ids[at] as string, write)
      results[at] = written
      onWritten?.(written)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return results.filter(Boolean)
}

async function outcomeOf(id: string, write: (id: string) => Promise<unknown>): Promise<EachWritten> {
  try {
    await write(id)
    return { id }
  } catch (error) {
    if (isSessionLost(error)) throw error
    return { id, error }
  }
}
