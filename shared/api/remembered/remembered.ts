/** Something the browser keeps for a person. */
export interface Remembered<Value> {
  /** Gives the same object until something else is written, here or in another tab. */
  read(): Value | null
  /** null forgets it. */
  write(value: Value | null): void
  /** Called on each write, also of another tab; the answer ends that. */
  subscribe(listener: () => void): () => void
}

interface RememberedOptions<Value> {
  key: string
  storage: 'localStorage' | 'sessionStorage'
  /** The value, or undefined when what is stored is not one: it then counts as nothing. */
  check: (stored: unknown) => Value | undefined
}

/**
 * A value kept as JSON under a key of the browser's storage. Where storage is blocked or full it lives as long as the
 * page.
 */
export function createRemembered<Value>({
  key,
  storage,
  check,
}: RememberedOptions<Value>): Remembered<Value> {
  const listeners = new Set<() => void>()
  let value: Value | null = null
  /** What the storage held when `value` became what it is. */
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
      // Written by somebody else: the person starts anew.
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
        // Blocked or full: the page itself remembers it.
      }
      seen = stored()
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      const hear = ({ key: changed }: StorageEvent) => {
        if (changed === key || changed === null) listener()
      }
      listeners.add(listener)
      window.addEventListener('storage', hear)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', hear)
      }
    },
  }
}

/** A check for texts of a pattern. */
export const textLike =
  (pattern: RegExp) =>
  (stored: unknown): string | undefined =>
    typeof stored === 'string' && pattern.test(stored) ? stored : undefined
