/** Something the browser keeps for the shopper. */
export interface Remembered<Value> {
  read(): Value | null
  /** null forgets it. */
  write(value: Value | null): void
  /** Called on each write, also of another tab. */
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
 * page. `read` gives the same object until something is written.
 */
export function createRemembered<Value>({
  key,
  storage,
  check,
}: RememberedOptions<Value>): Remembered<Value> {
  const listeners = new Set<() => void>()
  let value = load()
  const change = (next: Value | null) => {
    value = next
    for (const listener of listeners) listener()
  }

  function load(): Value | null {
    try {
      return check(JSON.parse(window[storage].getItem(key) ?? 'null')) ?? null
    } catch {
      // Blocked, or written by somebody else: the shopper starts anew.
      return null
    }
  }

  function store(next: Value | null): void {
    try {
      if (next === null) window[storage].removeItem(key)
      else window[storage].setItem(key, JSON.stringify(next))
    } catch {
      // Blocked or full: the page itself remembers it.
    }
  }

  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) change(load())
  })

  return {
    read: () => value,
    write(next) {
      store(next)
      change(next)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** A check for texts of a pattern. */
export const textLike =
  (pattern: RegExp) =>
  (stored: unknown): string | undefined =>
    typeof stored === 'string' && pattern.test(stored) ? stored : undefined
