import { useEffect, useState } from 'react'

/** Pause in typing before providers are queried, in milliseconds. */
const PAUSE_MS = 200

/** The current and the previous query. */
export interface SettledQuery {
  query: string
  previous: string
}

/** Debounces the text; an empty text applies at once. */
export function useSettledQuery(text: string): SettledQuery {
  const query = text.trim()
  const [settled, setSettled] = useState<SettledQuery>({ query: '', previous: '' })
  useEffect(() => {
    if (query === settled.query) return
    const timer = setTimeout(
      () => setSettled({ query, previous: settled.query }),
      query === '' ? 0 : PAUSE_MS,
    )
    return () => clearTimeout(timer)
  }, [query, settled])
  return settled
}
