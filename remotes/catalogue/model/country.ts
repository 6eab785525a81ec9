/** The country's name for a two-letter code; anything else that was entered stays as it is. */
export function countryName(entered: string | null, locale: string): string | null {
  if (!entered || !/^[a-z]{2}$/i.test(entered)) return entered
  return new Intl.DisplayNames(locale, { type: 'region' }).of(entered.toUpperCase()) ?? entered
}
