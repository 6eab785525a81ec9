import { useEffect, useRef } from 'react'

/** Takes the focus to the quantity of a new line, once the dialog in front of the lines is closed. */
export function useFocusOnLine(isCovered: boolean) {
  const list = useRef<HTMLDivElement>(null)
  const next = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (isCovered || next.current === undefined) return
    list.current?.querySelector<HTMLElement>(`[data-line="${next.current}"] input`)?.focus()
    next.current = undefined
  }, [isCovered])
  const focusOnLine = (id: string | undefined) => {
    next.current ??= id
  }
  return { list, focusOnLine }
}
