import { useHost, type SearchResult } from '@stoa/extension-sdk'
import type { SearchProviderEntry } from '@stoa/extension-sdk/manifest'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useContext } from 'react'

import { usePresent } from '../extensions/presence.ts'
import type { Admitted } from '../extensions/registry.ts'
import { ShellContext } from '../extensions/shell-context.ts'
import { searchWith } from './search-with.ts'
import type { SettledQuery } from './use-settled-query.ts'

/** How many letters a search must have before anybody is asked. */
const SHORTEST = 2

/** Results stay good while somebody types back and forth, in milliseconds. */
const STALE_MS = 30_000

/** What one provider has to say about a search. */
export interface Found {
  key: string
  provider: Admitted<SearchProviderEntry>
  results: readonly SearchResult[]
  isPending: boolean
  error: Error | null
  retry: () => void
}

/** Asks every provider at once, each for itself. Until one answers it still shows what it found just before. */
export function useFound({ query, previous }: SettledQuery): Found[] {
  const host = useHost()
  const { registry, ledger, loadTexts } = useContext(ShellContext)
  const cache = useQueryClient()
  const providers = usePresent(registry.searches)
  const isWanted = query.length >= SHORTEST
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
      enabled: isWanted,
      staleTime: STALE_MS,
      // Its section says it, with a way to try again.
      retry: false,
      meta: { quiet: true } as const,
    })),
  })
  if (!isWanted) return []
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
