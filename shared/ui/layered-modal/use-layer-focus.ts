import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Moves the focus to a new screen, and back when it is popped. Returns the ref of the visible screen.
 */
export function useLayerFocus(top: number): RefObject<HTMLDivElement | null> {
  const screen = useRef<HTMLDivElement>(null)
  const shown = useRef(top)
  const openers = useRef<(Element | null)[]>([])

  useLayoutEffect(() => {
    const before = shown.current
    shown.current = top
    if (top > before) {
      openers.current[before] = document.activeElement
      screen.current?.focus()
    }
    if (top < before) {
      const opener = openers.current[top]
      openers.current.length = top
      const target = opener instanceof HTMLElement && opener.isConnected ? opener : screen.current
      target?.focus()
    }
  }, [top])

  return screen
}
