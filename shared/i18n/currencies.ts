/** The name of a currency for its code, in either case; the name that is known otherwise where the language has none. */
export function currencyName(code: string, locale: string, known: string): string {
  if (!/^[a-z]{3}$/i.test(code)) return known
  return new Intl.DisplayNames(locale, { type: 'currency', fallback: 'none' }).of(code.toUpperCase()) ?? known
}
