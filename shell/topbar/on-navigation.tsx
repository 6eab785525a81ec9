import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'

interface OnNavigationProps {
  /** Gets the path that is left. The same function as long as it does the same. */
  onLeave: (pathname: string) => void
}

/** Calls `onLeave` whenever a page is left for another, without rendering more than itself; renders nothing. */
export function OnNavigation({ onLeave }: OnNavigationProps) {
  const { pathname } = useLocation()
  useLayoutEffect(() => () => onLeave(pathname), [pathname, onLeave])
  return null
}
