import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router'

/** Where a page is in the address bar. */
export interface Address {
  /** The path of the page as `extension.ts` has it. Default `/`. */
  path?: string
  /** The address that is open, with its search. Default the path. */
  at?: string
}

/**
 * The `wrapper` of `renderContribution` for components that use react-router or TanStack Query: an address below `/a`, and
 * an empty cache that does not try again. Needs both packages as development dependencies.
 *
 * @example
 * renderContribution(ReturnPage, {}, { wrapper: inAdmin({ path: '/returns/:id', at: '/returns/7' }), client })
 */
export function inAdmin({ path = '/', at = path }: Address = {}): ComponentType<{ children: ReactNode }> {
  const queries = { retry: false }
  const cache = new QueryClient({ defaultOptions: { queries, mutations: queries } })
  return function Admin({ children }: { children: ReactNode }) {
    return (
      <QueryClientProvider client={cache}>
        <MemoryRouter initialEntries={[`/a${at}`]}>
          <Routes>
            <Route path={`/a${path}`} element={children} />
            <Route path="*" element={null} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    )
  }
}
