import type { FromAdmin, Look, Surroundings } from '../protocol/messages.ts'
import type { Line } from './line.ts'

/** Makes the frame look like the admin. */
function applyLook(look: Look): void {
  const root = document.documentElement
  const gone = root
    .getAttributeNames()
    .filter((name) => name.startsWith('data-') && !Object.hasOwn(look, name))
  gone.forEach((name) => root.removeAttribute(name))
  for (const [name, value] of Object.entries(look)) root.setAttribute(name, value)
}

/** What surrounds the contribution now. */
export interface SurroundingsStore {
  now(): Surroundings
  subscribe(listener: () => void): () => void
}

/** Follows what surrounds the contribution; `onLanguage` is called with each language. */
export function followSurroundings(
  line: Line,
  first: Surroundings,
  onLanguage: (language: string) => void,
): SurroundingsStore {
  let current = first
  const listeners = new Set<() => void>()
  applyLook(first.look)
  line.listen((message: FromAdmin) => {
    if (message.type !== 'surroundings') return
    const { language } = current
    current = message.surroundings
    applyLook(current.look)
    if (current.language !== language) onLanguage(current.language)
    listeners.forEach((listener) => listener())
  })
  return {
    now: () => current,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
