import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react'

/** Keys that move to an option. */
const MOVES: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End'])

/**
 * An Enter that is pressed before the results for the typed text are there opens the first of them once they are: never a
 * result of the letters before. Who moved to an option has seen it, and opens it at once. The props are for an element around
 * the search field.
 */
export function useEarlyEnter(text: string, isEarly: boolean, openFirst: () => void) {
  const [movedAt, setMovedAt] = useState<string>()
  const [enteredAt, setEnteredAt] = useState<string>()
  const open = useEffectEvent(openFirst)

  useEffect(() => {
    if (isEarly || enteredAt !== text) return
    setEnteredAt(undefined)
    open()
  }, [isEarly, enteredAt, text])

  return {
    onKeyDownCapture(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey } = event
      if (MOVES.has(key)) setMovedAt(text)
      const isPlainEnter = key === 'Enter' && !ctrlKey && !metaKey && !event.nativeEvent.isComposing
      if (!isPlainEnter || !isEarly || movedAt === text) return
      event.preventDefault()
      event.stopPropagation()
      setEnteredAt(text)
    },
  }
}
