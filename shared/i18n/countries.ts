/** The name of a country for its two-letter code, in either case; anything else that was entered stays as it is. */
export function countryName(entered: string, locale: string): string {
  if (!/^[a-z]{2}$/i.test(entered)) return entered
  return new Intl.DisplayNames(locale, { type: 'region' }).of(entered.toUpperCase()) ?? entered
}
