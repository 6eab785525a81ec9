const formatters = new Map<string, Intl.NumberFormat>()

/** A cached number formatter per locale and options: creating one takes longer than using it. */
export function formatterOf(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = locale + JSON.stringify(options)
  const cached = formatters.get(key)
  if (cached) return cached
  const formatter = new Intl.NumberFormat(locale, options)
  formatters.set(key, formatter)
  return formatter
}

/** Writes a count or a measure. */
export function formatNumber(value: number, locale: string): string {
  return formatterOf(locale, {}).format(value)
}

/** Writes a percentage as the backend keeps it: 19.5 is 19.5 %. */
export function formatPercent(percent: number, locale: string): string {
  return formatterOf(locale, { style: 'percent', maximumFractionDigits: 2 }).format(percent / 100)
}

/** Writes whole seconds in short, such as “10 sec”. */
export function formatSeconds(seconds: number, locale: string): string {
  return formatterOf(locale, { style: 'unit', unit: 'second', unitDisplay: 'short' }).format(seconds)
}
