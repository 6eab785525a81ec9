import { formatDate } from '@stoa/i18n/dates'
import { formatNumber } from '@stoa/i18n/numbers'
import { endsOf, type Filter, type FilterChoice } from './filters.ts'

/** How a range with one open end is said. */
export interface RangeTexts {
  /** For example `from 10`. */
  since: (end: string) => string
  /** For example `up to 20`. */
  until: (end: string) => string
}

const dayOf = (day: string, locale: string): string => formatDate(`${day}T00:00`, locale)

/** What a filter is set to, in words; `undefined` while the names of its choices are not there yet. */
export function filterText(
  { type }: Filter,
  values: readonly string[],
  choices: readonly FilterChoice[] | undefined,
  locale: string,
  texts: RangeTexts,
): string | undefined {
  if (type === 'text') return values[0] ?? ''
  if (type === 'choices') {
    if (!choices) return undefined
    const labels = values.map((value) => choices.find(({ id }) => id === value)?.label ?? value)
    return new Intl.ListFormat(locale, { type: 'disjunction' }).format(labels)
  }
  const { from, to } = endsOf(values)
  const say = (end: string) => (type === 'dates' ? dayOf(end, locale) : formatNumber(Number(end), locale))
  if (!to) return texts.since(say(from))
  if (!from) return texts.until(say(to))
  return from === to ? say(from) : `${say(from)} – ${say(to)}`
}
