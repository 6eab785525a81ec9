import { useSyncExternalStore } from 'react'

/** A value in the browser's storage. */
export interface Remembered<Value> {
  /** Returns the same object until another value is written, here or in another tab. */
  read(): Value | null
  /** null removes it. */
  write(value: Value | null): void
  /** Calls the listener on each write, also of other tabs. Returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void
}

interface RememberedOptions<Value> {
  key: string
  storage: 'localStorage' | 'sessionStorage'
  /** Returns the value, or undefined when the stored JSON is not valid: it then reads as null. */
  check: (stored: unknown) => Value | undefined
}

/**
 * A value stored as JSON under a key of the browser's storage. Where storage is blocked or full the value lives as long
 * as the page.
 */
export function createRemembered<Value>({
  key,
  storage,
  check,
}: RememberedOptions<Value>): Remembered<Value> {
  const listeners = new Set<() => void>()
  let value: Value | null = null
  /** The stored text that `value` was read from or written as. */
  let seen: string | null | undefined

  /** Undefined where storage is blocked. */
  function stored(): string | null | undefined {
    try {
      return window[storage].getItem(key)
    } catch {
      return undefined
    }
  }

  function valueIn(text: string | null): Value | null {
    try {
      return check(JSON.parse(text ?? 'null')) ?? null
    } catch {
      // Not JSON of ours: reads as null.
      return null
    }
  }

  return {
    read() {
      const text = stored()
      if (text !== undefined && text !== seen) {
        seen = text
        value = valueIn(text)
      }
      return value
    },
    write(next) {
      value = next
      try {
        if (next === null) window[storage].removeItem(key)
        else window[storage].setItem(key, JSON.stringify(next))
      } catch {
        // Blocked or full: `value` still holds it.
      }
      seen = stored()
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      const onStorage = ({ key: changed }: StorageEvent) => {
        if (changed === key || changed === null) listener()
      }
      listeners.add(listener)
      window.addEventListener('storage', onStorage)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', onStorage)
      }
    },
  }
}

/** Renders again when the value is written, here or in another tab. A prerendered page is hydrated with null first. */
export const useRemembered = <Value,>({ subscribe, read }: Remembered<Value>): Value | null =>
  useSyncExternalStore(subscribe, read, () => null)

/** A check for texts that match a pattern. */
export const textLike =
  (pattern: RegExp) =>
  (stored: unknown): string | undefined =>
    typeof stored === 'string' && pattern.test(stored) ? stored : undefined
