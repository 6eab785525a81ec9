import type { SearchContext, SearchResult } from '@stoa/extension-sdk'
import type { SearchProviderEntry } from '@stoa/extension-sdk/manifest'

import type { Admitted } from '../extensions/registry.ts'
import { runFunction, type RunShell } from '../extensions/run-function.ts'
import type { RemoteFailure } from '../federation/remote-state.ts'

/** How many results of one provider are shown. */
const LIMIT = 5

/** How long a provider may search once its code is there, in milliseconds. */
export const DEADLINE_MS = 5000

/** Why one provider has nothing to show. */
export class SearchFailure extends Error {
  readonly failure: RemoteFailure
  /** What was thrown, for example a call that failed. */
  readonly reason: unknown

  constructor(failure: RemoteFailure, reason?: unknown) {
    super(failure.detail)
    this.failure = failure
    this.reason = reason
  }
}

type Search = (query: string, context: SearchContext) => Promise<readonly SearchResult[]>

const isResult = (value: unknown): value is SearchResult =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'title', 'path'].every((key) => typeof (value as Record<string, unknown>)[key] === 'string')

function readResults(answer: unknown): SearchResult[] {
  if (!Array.isArray(answer) || !answer.every(isResult))
    throw new TypeError('a search must answer a list of results, each with id, title and path')
  return [...new Map(answer.map((result) => [result.id, result])).values()].slice(0, LIMIT)
}

const whenAborted = (signal: AbortSignal): Promise<undefined> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(undefined)
    signal.addEventListener('abort', () => resolve(undefined), { once: true })
  })

/** Asks one provider. Rejects with a {@link SearchFailure}; a search that nobody waits for any more finds nothing. */
export async function searchWith(
  shell: Omit<RunShell, 'onFailure'>,
  { extension, contribution }: Admitted<SearchProviderEntry>,
  query: string,
  signal: AbortSignal,
): Promise<readonly SearchResult[]> {
  let failed: SearchFailure | undefined
  const onFailure: RunShell['onFailure'] = (_extension, failure, reason) => {
    failed = new SearchFailure(failure, reason)
  }
  const found = await runFunction<readonly SearchResult[]>(
    { ...shell, onFailure },
    extension,
    contribution,
    async (run, context) => {
      const deadline = AbortSignal.timeout(DEADLINE_MS)
      const over = AbortSignal.any([signal, deadline])
      const answer = (run as Search)(query, { ...context, signal: over, limit: LIMIT })
      try {
        const first = await Promise.race([answer, whenAborted(over)])
        if (!over.aborted) return readResults(first)
      } catch (error) {
        // What a search throws because it was given up is no failure of its.
        if (!over.aborted) throw error
      }
      if (!signal.aborted) failed = tooLate(contribution.id)
      return []
    },
  )
  if (failed && !signal.aborted) throw failed
  return found ?? []
}

const tooLate = (id: string) =>
  new SearchFailure({ kind: 'timeout', detail: `${id} did not answer within ${DEADLINE_MS} ms` })
