import type { LoadOptions } from '../combo-field/combo-options.ts'

/** One of the values that a filter of choices can have. */
export interface FilterChoice {
  /** Unique in its filter. */
  id: string
  label: string
}

/** More choices than can be read at once: they are searched, and one of them can be chosen. */
export interface ChoiceSearch {
  search: LoadOptions
  /** The choices with these ids, for their labels. */
  named: (ids: readonly string[]) => Promise<readonly FilterChoice[]>
}

/** The choices of a filter, or a search for them. */
export type LoadedChoices = readonly FilterChoice[] | ChoiceSearch

/** Whether choices have to be searched. */
export const isSearch = (choices: LoadedChoices | undefined): choices is ChoiceSearch =>
  choices !== undefined && 'search' in choices

/** Properties shared by all filters. */
interface FilterHead {
  /** Unique in its list. */
  id: string
  label: string
}

/**
 * One thing that a list can be narrowed by, and how it is set. choices: any number of a few, or of those that `load`
 * brings when they are first needed, sorted by name unless `isOrdered`, or with `isSingle` at most one; dates: a range of
 * days, as `2026-01-01..2026-01-31` with one end or both, or `7d..` for the last seven, today among them, or `..7d` for
 * all before these; numbers: a range, as `10..20`, or `10..` from 10 on; text: one line.
 */
export type Filter = FilterHead &
  (
    | { type: 'choices'; choices: readonly FilterChoice[]; isSingle?: boolean }
    | {
        type: 'choices'
        load: () => Promise<LoadedChoices>
        isOrdered?: boolean | undefined
        isSingle?: boolean | undefined
      }
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

/** A range of days that moves on with today: the last days up to and with today, or all before these. */
export interface MovingDays {
  kind: 'lastDays' | 'olderThan'
  count: number
}

/** Moving days as the value of a filter; open at their other end, so that they stay true. */
export const movingRange = ({ kind, count }: MovingDays): string =>
  kind === 'lastDays' ? `${count}d..` : `..${count}d`

/** The moving days that a range is; undefined for one between days. */
export function movingDaysOf([range = '']: readonly string[]): MovingDays | undefined {
  const [, last, older] = /^(?:(\d+)d\.\.|\.\.(\d+)d)$/.exec(range) ?? []
  if (last !== undefined) return { kind: 'lastDays', count: Number(last) }
  return older === undefined ? undefined : { kind: 'olderThan', count: Number(older) }
}

/** The range between two ends as the one value of a filter; no value where both are open. Ends in the wrong order turn. */
export function rangeOf(from: string, to: string, type: 'dates' | 'numbers'): readonly string[] {
  if (!from && !to) return []
  const isTurned = from && to && (type === 'dates' ? from > to : Number(from) > Number(to))
  return [isTurned ? `${to}..${from}` : `${from}..${to}`]
}
