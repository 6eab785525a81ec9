import { codeOf, directionOf, intlLocaleOf } from '@stoa/i18n/languages'

/** The languages that documents for buyers are written in. */
export const DOCUMENT_LANGUAGES = ['en', 'de', 'ar'] as const

export type DocumentLanguage = (typeof DOCUMENT_LANGUAGES)[number]

const GERMAN: ReadonlySet<string> = new Set(['de', 'at', 'ch', 'li'])
const ARABIC: ReadonlySet<string> = new Set(
  'ae bh dj dz eg iq jo km kw lb ly ma mr om ps qa sa sd so sy tn ye'.split(' '),
)

interface Delivered {
  shipping_address: { country_code?: string | null } | null
  billing_address: { country_code?: string | null } | null
}

/** The language of a document for a buyer. An order knows none, so the country of its address decides. */
export function documentLanguage({ shipping_address, billing_address }: Delivered): DocumentLanguage {
  const country = (shipping_address?.country_code ?? billing_address?.country_code ?? '').toLowerCase()
  if (GERMAN.has(country)) return 'de'
  return ARABIC.has(country) ? 'ar' : 'en'
}

export const documentLocale = (language: DocumentLanguage) => ({
  locale: intlLocaleOf(language),
  direction: directionOf(codeOf(language)),
})
