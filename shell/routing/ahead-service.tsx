import { useContext, useEffect } from 'react'
import { useLocation } from 'react-router'

import { fetchAhead } from '../boot/fetch-ahead.ts'
import { preloadContribution } from '../extensions/preload-contribution.ts'
import { ShellContext } from '../extensions/shell-context.ts'
import { pageRoutes } from './page-routes.ts'
import { preloadRows } from './preload-links.ts'

/** Fetches what the next page will need: the components that most pages share, and the page that the rows of a list lead to. */
export function AheadService() {
  const { pathname } = useLocation()
  useEffect(() => void fetchAhead('later'), [])
  return <RowsAhead key={pathname} />
}

function RowsAhead() {
  const { registry, loadTexts } = useContext(ShellContext)
  useEffect(
    () => preloadRows(pageRoutes(registry), (...page) => preloadContribution(loadTexts, ...page)),
    [registry, loadTexts],
  )
  return null
}
