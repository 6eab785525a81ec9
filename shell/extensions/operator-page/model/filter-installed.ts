import type { Installed } from './installed.ts'
import type { State } from './states.ts'

export const SORT_KEYS = ['name', 'time', 'bytes', 'errors'] as const

/** Names sort ascending, everything else descending. */
export type SortKey = (typeof SORT_KEYS)[number]

/** Search, filters and order of the list. */
export interface ListOptions {
  /** Every word must match the name, version, origin or a contribution. */
  search: string
  /** Shows extensions with any of these states; empty shows all. */
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
  [
    name,
    entry?.manifest.version,
    entry?.base,
    ...contributions.flatMap(({ id, targets }) => [id, ...targets]),
  ]
    .join(' ')
    .toLowerCase()

/** Filters and sorts the installed extensions. */
export function filterInstalled(
  all: readonly Installed[],
  { search, states, order }: ListOptions,
): Installed[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const found = all.filter((installed) => {
    if (states.length > 0 && !installed.states.some((state) => states.includes(state))) return false
    const text = words.length > 0 ? textOf(installed) : ''
    return words.every((word) => text.includes(word))
  })
  if (order === 'name') return found.toSorted(byName)
  return found.toSorted((a, b) => amount[order](b) - amount[order](a) || byName(a, b))
}
