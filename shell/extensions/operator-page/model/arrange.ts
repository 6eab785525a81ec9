import type { Installed } from './installed.ts'
import type { State } from './states.ts'

/** What the list can be sorted by. */
export const SORT_KEYS = ['name', 'time', 'bytes', 'errors'] as const

/** `name` goes up, everything else starts with the most. */
export type SortKey = (typeof SORT_KEYS)[number]

/** What of the list is shown, and in which order. */
export interface Wish {
  /** Every word of it has to be somewhere in an extension's name, version, origin or contributions. */
  search: string
  /** Only those of one of these states; all when there are none. */
  states: readonly State[]
  order: SortKey
}

const byName = (a: Installed, b: Installed): number => a.name.localeCompare(b.name)

const amount: Readonly<Record<Exclude<SortKey, 'name'>, (installed: Installed) => number>> = {
  time: ({ slowestMs }) => slowestMs ?? -1,
  bytes: ({ bytes }) => bytes,
  errors: ({ failures }) => failures.length,
}

const textOf = ({ name, entry, contributions }: Installed): string =>
  [name, entry?.manifest.version, entry?.base, ...contributions.flatMap(({ id, places }) => [id, ...places])]
    .join(' ')
    .toLowerCase()

/** Those that were wished for, in the order that was wished for. */
export function arrange(all: readonly Installed[], { search, states, order }: Wish): Installed[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const found = all.filter((installed) => {
    if (states.length > 0 && !installed.states.some((state) => states.includes(state))) return false
    const text = words.length > 0 ? textOf(installed) : ''
    return words.every((word) => text.includes(word))
  })
  if (order === 'name') return found.toSorted(byName)
  return found.toSorted((a, b) => amount[order](b) - amount[order](a) || byName(a, b))
}
