import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

import { isReturn } from './is-return.ts'
import { scrollWhenTall } from './scroll-when-tall.ts'

/**
 * Restores the scroll position on Back and Forward, and by a link that leads back to an address as it was left, even if the
 * content loads later.
 */
export function useRestoredScroll(): void {
  const { key, pathname, search, state } = useLocation()
  const type = useNavigationType()
  const address = pathname + search
  const hasReturned = isReturn({ state })
  const positions = useRef(new Map<string, number>())
  useLayoutEffect(() => {
    const left = type === 'POP' ? key : hasReturned ? address : undefined
    const position = left === undefined ? undefined : positions.current.get(left)
    const stop = position ? scrollWhenTall(position) : undefined
    const store = () => {
      for (const name of [key, address]) positions.current.set(name, window.scrollY)
    }
    window.addEventListener('scroll', store, { passive: true })
    return () => {
      stop?.()
      window.removeEventListener('scroll', store)
    }
  }, [key, address, type, hasReturned])
}
