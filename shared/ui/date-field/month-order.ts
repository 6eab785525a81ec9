/** Whether a language names the year before the month, as in 2026年3月. */
export function isYearFirst(locale: string): boolean {
  const parts = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long' })
    .formatToParts()
    .map(({ type }) => type)
  return parts.indexOf('year') < parts.indexOf('month')
}
