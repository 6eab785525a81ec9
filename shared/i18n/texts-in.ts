import { createInstance, type i18n } from 'i18next'

import { DEFAULT_LANGUAGE, codeOf, intlLocaleOf, languages } from './languages.ts'
import { formatNumber } from './numbers.ts'
import { createTextBackend, type TextFile } from './text-backend.ts'

/**
 * Texts in a given language, for a document that must not look for the person's own: no choice is read or kept, and
 * `<html>` stays as it is. No namespace is loaded yet. `locate` finds the texts of an extension as for `createTranslation`.
 */
export async function createTextsIn(
  language: string,
  locate: (language: string, namespace: string) => TextFile | null | undefined,
): Promise<i18n> {
  const texts = createInstance()
  const fileOf = (code: string, namespace: string) => {
    const file = locate(code, namespace)
    return file === undefined ? { url: `/public/locales/${code}/${namespace}.json` } : file
  }
  await texts.use(createTextBackend(fileOf)).init({
    lng: codeOf(language),
    fallbackLng: DEFAULT_LANGUAGE,
    supportedLngs: languages.map(({ code }) => code),
    load: 'languageOnly',
    ns: [],
    partialBundledLanguages: true,
    interpolation: { escapeValue: false },
  })
  texts.services.formatter?.add('number', (value: number, code = DEFAULT_LANGUAGE) =>
    formatNumber(value, intlLocaleOf(code, navigator.languages)),
  )
  return texts
}
