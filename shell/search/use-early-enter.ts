import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react'

/** Keys that move to an option. */
const MOVES: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End'])

/**
 * An Enter that is pressed before the results for the typed text are there opens the first of them once they are: never a
 * result of the letters before. Who moved to an option has seen it, and opens it at once. The props are for an element around
 * the search field.
 */
export function useEarlyEnter(text: string, isEarly: boolean, openFirst: () => void) {
  const movedAt = useRef<string>(undefined)
  const enteredAt = useRef<string>(undefined)
  const open = useEffectEvent(openFirst)

  useEffect(() => {
    if (isEarly || enteredAt.current !== text) return
    enteredAt.current = undefined
    open()
  }, [isEarly, text])

  return {
    onKeyDownCapture(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey } = event
      if (MOVES.has(key)) movedAt.current = text
      const isPlainEnter = key === 'Enter' && !ctrlKey && !metaKey && !event.nativeEvent.isComposing
      if (!isPlainEnter || !isEarly || movedAt.current === text) return
      event.preventDefault()
      event.stopPropagation()
      enteredAt.current = text
    },
  }
}
