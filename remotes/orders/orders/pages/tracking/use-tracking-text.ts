import { createDraft } from '@stoa/admin/draft'
import { useState, useSyncExternalStore } from 'react'

/** The text of the page; it survives a reload, until its orders are shipped. */
export function useTrackingText() {
  const [draft] = useState(() => createDraft(location.pathname, 'tracking'))
  const text = useSyncExternalStore(draft.subscribe, () => textIn(draft.read()))
  return [text, (next: string) => draft.keep(next ? { text: next } : {})] as const
}

const textIn = ({ text }: Record<string, unknown>): string => (typeof text === 'string' ? text : '')
