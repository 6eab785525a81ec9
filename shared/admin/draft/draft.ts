import { createRemembered } from '@stoa/ui/remembered'

/** What was typed, by the name of its field. */
export type Typed = Record<string, unknown>

/** What the browser keeps of one form. */
export interface KeptDraft {
  /** What was typed before the page was loaded, or since. */
  read(): Typed
  /** Keeps what differs from what is saved; nothing forgets the draft. */
  keep(typed: Typed): void
  /** There was a draft when the page was loaded, and it has not been saved or discarded since. */
  isRestored(): boolean
  subscribe(listener: () => void): () => void
}

/** The keys that the browser keeps drafts under begin so. */
const PREFIX = 'stoa.draft.'

const isTyped = (stored: unknown): Typed | undefined =>
  typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? (stored as Typed) : undefined

/** The draft of a form on the page at this path, for as long as the tab lives. */
export function createDraft(path: string, id: string): KeptDraft {
  const kept = createRemembered({
    key: `${PREFIX}${path}.${id}`,
    storage: 'sessionStorage',
    check: isTyped,
  })
  let isRestored = kept.read() !== null
  return {
    read: () => kept.read() ?? {},
    keep(typed) {
      const isEmpty = Object.keys(typed).length === 0
      if (isEmpty) isRestored = false
      kept.write(isEmpty ? null : typed)
    },
    isRestored: () => isRestored,
    subscribe: kept.subscribe,
  }
}
