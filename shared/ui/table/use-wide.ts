import { useLayoutEffect, type RefObject } from 'react'

/** Marks a frame with `data-wide` while its table is wider than itself. */
export function useWide(frame: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = frame.current
    const table = element?.querySelector('table')
    // Where nothing is laid out, as in tests, nothing is ever wide.
    if (!element || !table || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() =>
      element.toggleAttribute('data-wide', table.offsetWidth > element.clientWidth),
    )
    observer.observe(element)
    observer.observe(table)
    return () => observer.disconnect()
  }, [frame])
}
