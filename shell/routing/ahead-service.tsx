import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useContext, useEffect } from 'react'
import { useLocation } from 'react-router'

import { preloadContribution } from '../extensions/preload-contribution.ts'
import { ShellContext } from '../extensions/shell-context.ts'
import { warmModule } from '../extensions/warm-module.ts'
import { pageRoutes } from './page-routes.ts'
import { preloadLinks } from './preload-links.ts'
import { preloadRows, type Reads } from './preload-rows.ts'
import { useRestoredScroll } from './use-restored-scroll.ts'

const readsOf = (client: QueryClient): Reads => ({
  isReading: () => client.isFetching() > 0,
  subscribe: (listener) => client.getQueryCache().subscribe(listener),
})

/** Prepares the next page: fetches those behind links that are pointed at, and loads the one that the rows of a list lead to. */
export function AheadService() {
  const { pathname } = useLocation()
  const { registry, loadTexts } = useContext(ShellContext)
  useEffect(
    () => preloadLinks(pageRoutes(registry), (...page) => preloadContribution(loadTexts, ...page)),
    [registry, loadTexts],
  )
  useRestoredScroll()
  return <RowsAhead key={pathname} />
}

function RowsAhead() {
  const shell = useContext(ShellContext)
  const client = useQueryClient()
  useEffect(
    () =>
      preloadRows(pageRoutes(shell.registry), readsOf(client), (...page) => void warmModule(shell, ...page)),
    [shell, client],
  )
  return null
}
