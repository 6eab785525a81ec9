/** One of the values that a filter of choices can have. */
export interface FilterChoice {
  /** Unique in its filter. */
  id: string
  label: string
}

/** Properties shared by all filters. */
interface FilterHead {
  /** Unique in its list. */
  id: string
  label: string
}

/**
 * One thing that a list can be narrowed by, and how it is set. choices: any number of a few, or of those that `load`
 * brings when they are first needed, or with `isSingle` at most one; dates: a range of days, as `2026-01-01..2026-01-31` with one end or both, or
 * `7d..` for the last seven, today among them; numbers: a range, as `10..20`, or `10..` from 10 on; text: one line.
 */
export type Filter = FilterHead &
  (
    | { type: 'choices'; choices: readonly FilterChoice[]; isSingle?: boolean }
    | { type: 'choices'; load: () => Promise<readonly FilterChoice[]>; isSingle?: boolean }
    | { type: 'dates' | 'numbers' | 'text' }
  )

/** The values of the filters that are set, by the id of the filter. */
export type FilterValues = Readonly<Record<string, readonly string[]>>

/** The values with one taken in, or out. */
export const withChoice = (values: readonly string[], id: string, isOn: boolean): readonly string[] => {
  const others = values.filter((value) => value !== id)
  return isOn ? [...others, id] : others
}

/** The ends of a range; empty where it is open. */
export function endsOf([range = '']: readonly string[]): { from: string; to: string } {
  const [from = '', to = ''] = range.split('..')
  return { from, to }
}

/** The last days up to and with today, as the value of a filter; open to the future, so that it stays true. */
export const lastDays = (count: number): string => `${count}d..`

/** How many last days a range is; undefined for one between days. */
export function lastDaysOf([range = '']: readonly string[]): number | undefined {
  const count = /^(\d+)d\.\.$/.exec(range)?.[1]
  return count === undefined ? undefined : Number(count)
}

/** The range between two ends as the one value of a filter; no value where both are open. Ends in the wrong order turn. */
export function rangeOf(from: string, to: string, type: 'dates' | 'numbers'): readonly string[] {
  if (!from && !to) return []
  const isTurned = from && to && (type === 'dates' ? from > to : Number(from) > Number(to))
  return [isTurned ? `${to}..${from}` : `${from}..${to}`]
}
