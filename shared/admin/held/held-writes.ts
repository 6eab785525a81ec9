import { createRemembered, type Remembered } from '@stoa/ui/remembered'

/** A write that waits a moment, so that a person can take it back. */
export interface HeldWrite {
  /** The id of what it is done with; for each of them one write waits. */
  subject: string
  kind: string
  /** What is needed to send it. Plain JSON. */
  values: unknown
  /** `stopped`: it failed, or nobody knows whether it was sent. It then waits for a person. */
  state: 'waiting' | 'sending' | 'stopped'
  /** When a waiting write is sent, in ms. */
  due: number
  /** The draft of the form that it comes from; it is kept until the write is done. */
  draft?: { path: string; id: string }
}

/** So long a person can take a write back, in ms. */
export const HOLD_MS = 10_000

/** Forgotten at sign-out like the drafts of forms, whose prefix it has. */
const PREFIX = 'stoa.draft.held.'
const NONE: readonly HeldWrite[] = []

const isHeld = (stored: unknown): stored is HeldWrite =>
  typeof stored === 'object' &&
  stored !== null &&
  typeof (stored as HeldWrite).subject === 'string' &&
  typeof (stored as HeldWrite).due === 'number'

const checked = (stored: unknown): readonly HeldWrite[] | undefined =>
  Array.isArray(stored) && stored.every(isHeld) ? stored : undefined

/** The held writes of one page, for as long as the tab lives. */
export interface HeldWrites {
  read(): readonly HeldWrite[]
  subscribe(listener: () => void): () => void
  hold(write: Pick<HeldWrite, 'subject' | 'kind' | 'values' | 'draft'>): void
  /** Changes the write of a subject; nothing takes it away. */
  change(subject: string, next: Partial<HeldWrite> | undefined): void
}

const pages = new Map<string, HeldWrites>()

/** The held writes of the page with this name. */
export function heldOn(page: string): HeldWrites {
  const known = pages.get(page)
  if (known) return known
  const made = createHeldWrites(
    createRemembered({ key: `${PREFIX}${page}`, storage: 'sessionStorage', check: checked }),
  )
  pages.set(page, made)
  return made
}

function createHeldWrites(kept: Remembered<readonly HeldWrite[]>): HeldWrites {
  const read = () => kept.read() ?? NONE
  const write = (next: readonly HeldWrite[]) => kept.write(next.length > 0 ? next : null)
  return {
    read,
    subscribe: kept.subscribe,
    hold(held) {
      const others = read().filter(({ subject }) => subject !== held.subject)
      write([...others, { ...held, state: 'waiting', due: Date.now() + HOLD_MS }])
    },
    change(subject, next) {
      write(
        read().flatMap((held) => (held.subject === subject ? (next ? [{ ...held, ...next }] : []) : [held])),
      )
    },
  }
}
