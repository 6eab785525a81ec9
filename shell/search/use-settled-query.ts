import { useEffect, useState } from 'react'

/** How long nobody must have typed before anybody is asked, in milliseconds. */
const PAUSE_MS = 200

/** What is searched for now, and what was before. */
export interface SettledQuery {
  query: string
  previous: string
}

/** Follows what is typed once typing pauses; at once when nothing is left of it. */
export function useSettledQuery(text: string): SettledQuery {
  const wanted = text.trim()
  const [settled, settle] = useState<SettledQuery>({ query: '', previous: '' })
  useEffect(() => {
    if (wanted === settled.query) return
    const timer = setTimeout(
      () => settle({ query: wanted, previous: settled.query }),
      wanted === '' ? 0 : PAUSE_MS,
    )
    return () => clearTimeout(timer)
  }, [wanted, settled])
  return settled
}
