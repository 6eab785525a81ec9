import { formatDate } from '@stoa/i18n/dates'
import { formatNumber } from '@stoa/i18n/numbers'
import type { Translate } from '../ui-provider/ui-text.ts'
import { endsOf, movingDaysOf, type Filter, type FilterChoice } from './filters.ts'

const dayOf = (day: string, locale: string): string => formatDate(`${day}T00:00`, locale)

/** The value of a filter in words; `undefined` while the labels of its choices are loading. */
export function filterText(
  { type }: Filter,
  values: readonly string[],
  choices: readonly FilterChoice[] | undefined,
  locale: string,
  t: Translate,
): string | undefined {
  if (type === 'text') return values[0] ?? ''
  if (type === 'choices') {
    if (!choices) return undefined
    const labels = values.map((value) => choices.find(({ id }) => id === value)?.label ?? value)
    return new Intl.ListFormat(locale, { type: 'disjunction' }).format(labels)
  }
  const moving = movingDaysOf(values)
  if (moving) return t(`filters.${moving.kind}`, { count: moving.count })
  const { from, to } = endsOf(values)
  const shown = (end: string) => (type === 'dates' ? dayOf(end, locale) : formatNumber(Number(end), locale))
  if (!to) return t('filters.since', { end: shown(from) })
  if (!from) return t('filters.until', { end: shown(to) })
  return from === to ? shown(from) : `${shown(from)} – ${shown(to)}`
}
