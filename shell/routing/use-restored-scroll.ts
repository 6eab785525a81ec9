import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

import { scrollWhenTall } from './scroll-when-tall.ts'

/** Restores the scroll position on Back and Forward, even if the content loads later. */
export function useRestoredScroll(): void {
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
