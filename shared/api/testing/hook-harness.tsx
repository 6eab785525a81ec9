import { QueryClientProvider } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import axios from 'axios'
import type { ReactNode } from 'react'
import { createHttpClient } from '@stoa/api/http'
import { ApiProvider } from '../react/api-context.tsx'
import { createQueryClient } from '../react/query-client.ts'
import type { OnFailure } from '../react/query-client.ts'

/** Runs a hook of shared/api against a cache of its own and the backend at `baseUrl`. For tests. */
export function harness<Result>(hook: () => Result, baseUrl: string, onFailure: OnFailure = () => undefined) {
  // jsdom's XMLHttpRequest is between the client and the interceptor.
  axios.defaults.adapter = 'http'
  const cache: QueryClient = createQueryClient('admin', onFailure)
  const client = createHttpClient({ baseUrl })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApiProvider client={client}>
      <QueryClientProvider client={cache}>{children}</QueryClientProvider>
    </ApiProvider>
  )
  return { cache, client, ...renderHook(hook, { wrapper }) }
}

/** The keys of the queries in the cache that would be read again. */
export const staleKeys = (cache: QueryClient) =>
  cache
    .getQueryCache()
    .findAll({ predicate: (query) => query.state.isInvalidated })
    .map((query) => query.queryKey)
