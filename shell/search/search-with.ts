import type { SearchContext, SearchResult } from '@stoa/extension-sdk'
import type { SearchProviderEntry } from '@stoa/extension-sdk/manifest'

import { shownText } from '../extensions/containment/text-of.ts'
import type { Admitted } from '../extensions/registry.ts'
import { runFunction, type RunShell } from '../extensions/run-function.ts'
import type { RemoteFailure } from '../federation/remote-state.ts'

/** Results shown per provider. */
const LIMIT = 5

/** Time limit of a loaded provider, in milliseconds. */
export const DEADLINE_MS = 5000

/** Why a provider returned no results. */
export class SearchFailure extends Error {
  readonly failure: RemoteFailure
  /** The error thrown, for example a failed call. */
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
  const shown = answer.map(({ id, title, path, detail }) => ({
    id,
    title,
    path,
    ...(detail && { detail: shownText(detail) }),
  }))
  return [...new Map(shown.map((result) => [result.id, result])).values()].slice(0, LIMIT)
}

const whenAborted = (signal: AbortSignal): Promise<undefined> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(undefined)
    signal.addEventListener('abort', () => resolve(undefined), { once: true })
  })

/** Queries one provider. Rejects with a {@link SearchFailure}; an aborted search finds nothing. */
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
        // Errors after an abort are not the provider's fault.
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
