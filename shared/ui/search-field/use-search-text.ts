import { useEffect, useEffectEvent, useRef, useState } from 'react'

const PAUSE_MS = 400

/**
 * The text of a search field over the current search `settled`; reports a new search once typing pauses, or at once by
 * `settle`.
 */
export function useSearchText(settled: string, onSearch: (text: string) => void) {
  const [text, setText] = useState(settled)
  const reported = useRef(settled)

  const settle = (typed: string) => {
    const next = typed.trim()
    if (next === reported.current) return
    reported.current = next
    onSearch(next)
  }

  const settleLater = useEffectEvent(settle)
  useEffect(() => {
    const timer = setTimeout(() => settleLater(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])

  // Back, Forward and a reset change the search without the field.
  useEffect(() => {
    if (settled === reported.current) return
    reported.current = settled
    setText(settled)
  }, [settled])

  return { text, setText, settle }
}
