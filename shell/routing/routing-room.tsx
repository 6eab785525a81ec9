import { useContext, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

import { ShellContext } from '../extensions/shell-context.ts'
import { pagePlaces } from './page-places.ts'
import { preloadLinks } from './preload-links.ts'
import { scrollWhenTall } from './scroll-when-tall.ts'

/** Makes the next page come sooner, and the one that was left come back as it was. */
export function RoutingRoom() {
  const { registry } = useContext(ShellContext)
  useEffect(() => preloadLinks(pagePlaces(registry)), [registry])
  useKeptScroll()
  return null
}

/** Back and Forward lead to the place on the page that was left, also when its content arrives only later. */
function useKeptScroll(): void {
  const { key } = useLocation()
  const type = useNavigationType()
  const places = useRef(new Map<string, number>())
  useLayoutEffect(() => {
    const place = type === 'POP' ? places.current.get(key) : undefined
    const stop = place ? scrollWhenTall(place) : undefined
    const keep = () => void places.current.set(key, window.scrollY)
    window.addEventListener('scroll', keep, { passive: true })
    return () => {
      stop?.()
      window.removeEventListener('scroll', keep)
    }
  }, [key, type])
}
