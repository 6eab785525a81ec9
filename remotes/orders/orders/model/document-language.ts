import {
  codeOf,
  DEFAULT_LANGUAGE,
  directionOf,
  intlLocaleOf,
  languages,
  languageTagOf,
} from '@stoa/i18n/languages'

interface Delivered {
  shipping_address: { country_code?: string | null } | null
  billing_address: { country_code?: string | null } | null
}

const CODES: ReadonlySet<string> = new Set(languages.map(({ code }) => code))
/** The script that Chinese texts are written in; Taiwan and Hong Kong read the other one. */
const SIMPLIFIED = 'Hans'

/**
 * The language of a document for a buyer. An order knows none, so it is the one that most people of the country of its address
 * read; English where there are no texts in that.
 */
export function documentLanguage({ shipping_address, billing_address }: Delivered): string {
  const country = shipping_address?.country_code ?? billing_address?.country_code
  if (!country) return DEFAULT_LANGUAGE
  const { language, script } = new Intl.Locale(`und-${country}`).maximize()
  const code = codeOf(language)
  const isReadable = code !== 'zh' || script === SIMPLIFIED
  return CODES.has(code) && isReadable ? code : DEFAULT_LANGUAGE
}

export const documentLocale = (language: string) => ({
  lang: languageTagOf(language),
  locale: intlLocaleOf(language),
  direction: directionOf(language),
})
