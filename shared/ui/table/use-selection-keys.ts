import { useEffect, useEffectEvent, useRef } from 'react'
import type { TableSelection } from './table-props.ts'

/** Elements that handle these keys themselves. */
const TEXT_FIELD = 'input:not([type="checkbox"]), textarea, select, [contenteditable]'

/**
 * Ctrl+A or ⌘A inside a table selects all of its rows, Escape none; all other keys keep their default. Returns the ref
 * of the surrounding element.
 */
export function useSelectionKeys<Row>(selection: TableSelection<Row> | undefined, order: readonly string[]) {
  const frame = useRef<HTMLDivElement>(null)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!selection || selection.isDisabled) return
    if (event.target instanceof Element && event.target.matches(TEXT_FIELD)) return
    if (event.key === 'a' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey) {
      event.preventDefault()
      selection.onChange(new Set(order))
    }
    if (event.key === 'Escape' && selection.keys.size > 0) {
      event.preventDefault()
      event.stopPropagation()
      selection.onChange(new Set())
    }
  })
  useEffect(() => {
    const element = frame.current
    const hear = (event: KeyboardEvent) => onKey(event)
    element?.addEventListener('keydown', hear)
    return () => element?.removeEventListener('keydown', hear)
  }, [])
  return frame
}
