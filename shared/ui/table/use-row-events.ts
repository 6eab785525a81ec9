import { useEffect, useRef, type DOMAttributes, type MouseEvent, type SyntheticEvent } from 'react'

/** A pointer that only crosses a row does not stay this long. */
const REST_MS = 60

const CONTROL = 'a, button, input, label, select, summary, textarea, [contenteditable]'

/** The row that an event belongs to; none for what a cell has opened elsewhere in the document. */
function rowAround({ target, currentTarget }: SyntheticEvent<HTMLElement>): HTMLElement | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-key]') : null
  return row && currentTarget.contains(row) ? row : undefined
}

/** The link of the row that a click beside all links and controls belongs to. A click that ends a selection of text is none. */
function linkBeside(event: MouseEvent<HTMLElement>): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || (event.target as Element).closest(CONTROL)) return undefined
  if (getSelection()?.isCollapsed === false) return undefined
  return rowAround(event)?.querySelector<HTMLAnchorElement>('a[href]') ?? undefined
}

const openAside = ({ href }: HTMLAnchorElement) => window.open(href, '_blank', 'noopener')

/**
 * The handlers of all rows of a list, for the element around them; a row is an element with its key in `data-key`. A click
 * on a row opens its first link, with a modifier or the middle button in a new tab. `onIntent` is called when a row is
 * focused or pressed, or the pointer rests on it.
 */
export function useRowEvents(onIntent: ((key: string) => void) | undefined): DOMAttributes<HTMLElement> {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hovered = useRef<HTMLElement>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const hover = (row: HTMLElement | undefined) => {
    if (row === hovered.current) return
    hovered.current = row
    clearTimeout(timer.current)
    if (row) timer.current = setTimeout(() => intend(row), REST_MS)
  }
  const intend = (row: HTMLElement | undefined) => {
    clearTimeout(timer.current)
    const key = row?.dataset['key']
    if (key !== undefined) onIntent?.(key)
  }
  return {
    onFocus: (event) => intend(rowAround(event)),
    onPointerOver: (event) => hover(rowAround(event)),
    onPointerOut: ({ relatedTarget }) => {
      if (!hovered.current?.contains(relatedTarget as Node | null)) hover(undefined)
    },
    onPointerDown: (event) => intend(rowAround(event)),
    onClick: (event) => {
      const link = linkBeside(event)
      if (link && (event.ctrlKey || event.metaKey || event.shiftKey)) openAside(link)
      else link?.click()
    },
    onAuxClick: (event) => {
      const link = event.button === 1 ? linkBeside(event) : undefined
      if (link) openAside(link)
    },
    // The middle button would start to scroll.
    onMouseDown: (event) => {
      if (event.button === 1 && linkBeside(event)) event.preventDefault()
    },
  }
}
