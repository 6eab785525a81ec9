import { useHost, type SearchResult } from '@stoa/extension-sdk'
import type { SearchProviderEntry } from '@stoa/extension-sdk/manifest'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useContext } from 'react'

import { usePresent } from '../extensions/presence.ts'
import type { Admitted } from '../extensions/registry.ts'
import { ShellContext } from '../extensions/shell-context.ts'
import { searchWith } from './search-with.ts'
import type { SettledQuery } from './use-settled-query.ts'

/** Minimum length of a query that reaches providers. */
const SHORTEST = 2

/** Results stay fresh for this long, in milliseconds. */
const STALE_MS = 30_000

/** Answer of one provider. */
export interface ProviderResults {
  key: string
  provider: Admitted<SearchProviderEntry>
  results: readonly SearchResult[]
  isPending: boolean
  error: Error | null
  retry: () => void
}

/** Queries every provider in parallel. Until one answers, its previous results stay. */
export function useProviderResults({ query, previous }: SettledQuery): ProviderResults[] {
  const host = useHost()
  const { registry, ledger, loadTexts } = useContext(ShellContext)
  const cache = useQueryClient()
  const providers = usePresent(registry.searches)
  const isEnabled = query.length >= SHORTEST
  const language = host.language.current()
  const keyOf = (provider: string, words: string) => ['shell', 'search', provider, language, words]
  const named = providers.map((provider) => ({
    provider,
    key: `${provider.extension.manifest.name}/${provider.contribution.id}`,
  }))
  const answers = useQueries({
    queries: named.map(({ provider, key }) => ({
      queryKey: keyOf(key, query),
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        searchWith({ host, ledger, loadTexts }, provider, query, signal),
      enabled: isEnabled,
      staleTime: STALE_MS,
      // The section shows the error with a retry.
      retry: false,
      meta: { quiet: true } as const,
    })),
  })
  if (!isEnabled) return []
  return named.map(({ provider, key }, index) => {
    const answer = answers[index]
    const before = cache.getQueryData<readonly SearchResult[]>(keyOf(key, previous))
    return {
      key,
      provider,
      results: answer?.data ?? (answer?.isFetching ? before : undefined) ?? [],
      isPending: answer?.isFetching ?? false,
      error: answer?.isFetching ? null : (answer?.error ?? null),
      retry: () => void answer?.refetch(),
    }
  })
}
