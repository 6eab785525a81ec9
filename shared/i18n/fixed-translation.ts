import { createInstance } from 'i18next'
import type { i18n, ResourceLanguage } from 'i18next'
import { initReactI18next } from 'react-i18next'

import { DEFAULT_LANGUAGE, intlLocaleOf } from './languages.ts'
import { formatNumber } from './numbers.ts'

/** Everything that a page says, in one language. */
export interface FixedTranslationOptions {
  language: string
  /** Language → namespace → texts. Of English everything must be there. */
  texts: Readonly<Record<string, ResourceLanguage>>
  /** The first one is searched first. */
  namespaces: readonly [string, ...string[]]
}

/** A translation for where there is no browser: it detects, loads and remembers nothing. */
export async function createFixedTranslation(options: FixedTranslationOptions): Promise<i18n> {
  const { language, texts, namespaces } = options
  const translation = createInstance()
  await translation.use(initReactI18next).init({
    lng: language,
    fallbackLng: DEFAULT_LANGUAGE,
    ns: [...namespaces],
    defaultNS: namespaces[0],
    fallbackNS: namespaces.slice(1),
    resources: texts,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  translation.services.formatter?.add('number', (value: number, code = DEFAULT_LANGUAGE) =>
    formatNumber(value, intlLocaleOf(code)),
  )
  return translation
}
