import type { Metadata } from '../points/entities.ts'

/** What was typed into the fields of extensions in one form, and not saved. */
export interface FieldDraft {
  /** The same object until something changes. */
  read(): Metadata
  /** Keeps what is typed for as long as the tab lives; nothing typed forgets the draft. */
  change(next: (before: Metadata) => Metadata): void
  subscribe(listener: () => void): () => void
}

/** The shell forgets what the tab keeps under this when a person leaves the form or signs out. */
const PREFIX = 'stoa.draft.'

/** JSON would leave out a value that was taken out. */
const emptyAsNull = (_key: string, value: unknown): unknown => value ?? null

/** The draft under a key, with what was typed before a reload. */
export function createFieldDraft(key: string): FieldDraft {
  const listeners = new Set<() => void>()
  let typed = stored(PREFIX + key)
  return {
    read: () => typed,
    change(next) {
      typed = next(typed)
      // At once: a form that is saved or discarded may leave the page in the same breath.
      store(PREFIX + key, typed)
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

function stored(key: string): Metadata {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as Metadata) : {}
  } catch {
    return {}
  }
}

function store(key: string, typed: Metadata): void {
  try {
    if (Object.keys(typed).length > 0) sessionStorage.setItem(key, JSON.stringify(typed, emptyAsNull))
    else sessionStorage.removeItem(key)
  } catch {
    // A browser that stores nothing still saves the form.
  }
}
