import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

import { isReturn } from './is-return.ts'
import { scrollWhenTall } from './scroll-when-tall.ts'

/** With a press a person may leave the page: it may have been scrolled before this was listened to. */
const PRESSES = ['pointerdown', 'keydown'] as const

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
    for (const press of PRESSES) window.addEventListener(press, store, { passive: true, capture: true })
    return () => {
      stop?.()
      window.removeEventListener('scroll', store)
      for (const press of PRESSES) window.removeEventListener(press, store, { capture: true })
    }
  }, [key, address, type, hasReturned])
}
