import { useContext, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

import { preloadContribution } from '../extensions/preload-contribution.ts'
import { ShellContext } from '../extensions/shell-context.ts'
import { pageRoutes } from './page-routes.ts'
import { preloadLinks } from './preload-links.ts'
import { scrollWhenTall } from './scroll-when-tall.ts'

/** Preloads pages behind links and restores scroll positions. */
export function RoutingService() {
  const { registry, loadTexts } = useContext(ShellContext)
  useEffect(
    () => preloadLinks(pageRoutes(registry), (...page) => preloadContribution(loadTexts, ...page)),
    [registry, loadTexts],
  )
  useRestoredScroll()
  return null
}

/** Restores the scroll position on Back and Forward, even if the content loads later. */
function useRestoredScroll(): void {
  const { key } = useLocation()
  const type = useNavigationType()
  const positions = useRef(new Map<string, number>())
  useLayoutEffect(() => {
    const position = type === 'POP' ? positions.current.get(key) : undefined
    const stop = position ? scrollWhenTall(position) : undefined
    const store = () => void positions.current.set(key, window.scrollY)
    window.addEventListener('scroll', store, { passive: true })
    return () => {
      stop?.()
      window.removeEventListener('scroll', store)
    }
  }, [key, type])
}
