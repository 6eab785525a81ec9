import { createRemembered, type Remembered } from '@stoa/ui/remembered'
import { isRecord } from './views.ts'

/** What the browser keeps of a person's lists. */
export interface ListMemory {
  /** The choice of columns, by list. */
  columns?: Readonly<Record<string, string>>
  /** The views of all lists, as the person's metadata has them. */
  views?: unknown
  /** The views could not be sent: they are newer than those of the server. */
  isUnsent?: boolean
}

const memories = new Map<string, Remembered<ListMemory>>()

function checkMemory(stored: unknown): ListMemory | undefined {
  if (!isRecord(stored)) return undefined
  const columns = isRecord(stored['columns']) ? Object.entries(stored['columns']) : []
  const texts = columns.flatMap(([list, choice]) => (typeof choice === 'string' ? [[list, choice]] : []))
  return {
    columns: Object.fromEntries(texts) as Record<string, string>,
    views: stored['views'],
    isUnsent: stored['isUnsent'] === true,
  }
}

/** The memory of one person in this browser; the same object each time. */
export function memoryOf(person: string): Remembered<ListMemory> {
  const known = memories.get(person)
  if (known) return known
  const memory = createRemembered({
    key: `stoa.lists.${person}`,
    storage: 'localStorage',
    check: checkMemory,
  })
  memories.set(person, memory)
  return memory
}
