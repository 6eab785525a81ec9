import { createInstance } from 'i18next'
import type { ResourceLanguage, i18n } from 'i18next'
import LanguageDetector from 'i18next-browser-languagedetector'

import { DEFAULT_LANGUAGE, codeOf, directionOf, intlLocaleOf, languages, languageTagOf } from './languages.ts'
import { formatNumber } from './numbers.ts'
import { pseudoLocale, wantsPseudoLocale } from './pseudo-locale.ts'
import { createTextBackend, loadTexts, type TextFile } from './text-backend.ts'

export type { TextFile } from './text-backend.ts'

/** How a page gets its texts. */
export interface TranslationOptions {
  /** The path in front of `public/locales/{language}/{namespace}.json`, for instance `/`. */
  basePath: string
  /** The namespace of the page itself, loaded at start. */
  namespace: string
  /** Namespaces that are loaded later; their keys are found without naming them. Default none. */
  later?: readonly string[]
  /** English texts that came with the code, by namespace: English then needs no request. */
  english?: ResourceLanguage
  /**
   * Finds the texts of an extension: null when it has none in this language or they are not needed, undefined when it is
   * not an extension. `isFallback`: they are needed, because those of the current language failed to load.
   */
  locate?: (language: string, namespace: string, isFallback?: boolean) => TextFile | null | undefined
}

/** How long a page waits for its language before it speaks English and changes over when the texts arrive. */
const PATIENCE = 2000

/** A translation whose texts are on their way. */
export interface StartedTranslation {
  /** Has its language already. */
  translation: i18n
  /** Resolves once it speaks, at the latest after two seconds; never rejects. */
  ready: Promise<unknown>
}

/**
 * Finds the person's language and loads its texts. The choice is kept in local storage and in a cookie, and every
 * change goes into `<html lang dir>`. A file that cannot be loaded is logged and English is used.
 */
export async function createTranslation(options: TranslationOptions): Promise<i18n> {
  const { translation, ready } = startTranslation(options)
  await ready
  return translation
}

/** As {@link createTranslation}, for what can begin before the texts are there. */
export function startTranslation(options: TranslationOptions): StartedTranslation {
  const translation = createInstance()
  const coded = new Set(Object.keys(options.english ?? {}))
  translation.on('languageChanged', (code) => {
    document.documentElement.lang = languageTagOf(code)
    document.documentElement.dir = directionOf(code)
  })
  translation.on('failedLoading', (language, namespace, reason) => {
    translation.services.logger.error(`No ${namespace} texts in ${language}: ${reason}`)
  })
  if (process.env['NODE_ENV'] !== 'production' && wantsPseudoLocale(location.search))
    translation.use(pseudoLocale)
  const texts = translation
    .use(LanguageDetector)
    .use(
      createTextBackend(
        (language, namespace) => fileOf(options, language, namespace),
        async (language, namespace) => {
          if (language !== DEFAULT_LANGUAGE && !coded.has(namespace))
            await addEnglish(translation, options, language, namespace)
        },
      ),
    )
    .init({
      fallbackLng: DEFAULT_LANGUAGE,
      supportedLngs: languages.map(({ code }) => code),
      load: 'languageOnly',
      ns: [options.namespace],
      defaultNS: options.namespace,
      fallbackNS: options.later ?? [],
      resources: options.english && { [DEFAULT_LANGUAGE]: options.english },
      partialBundledLanguages: true,
      maxRetries: 5,
      retryTimeout: 350,
      maxParallelReads: 10,
      detection: {
        order: ['querystring', 'cookie', 'localStorage', 'sessionStorage', 'navigator', 'htmlTag'],
        caches: ['localStorage', 'cookie'],
        convertDetectedLanguage: codeOf,
      },
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    })
  // `{{count, number}}` in a text.
  translation.services.formatter?.add('number', (value: number, code = DEFAULT_LANGUAGE) =>
    formatNumber(value, intlLocaleOf(code, navigator.languages)),
  )
  return {
    translation,
    ready: Promise.race([texts, new Promise((resolve) => setTimeout(resolve, PATIENCE))]),
  }
}

/** Adds the English texts of a namespace to a language that lacks its own. */
async function addEnglish(
  translation: i18n,
  options: TranslationOptions,
  language: string,
  namespace: string,
): Promise<void> {
  const file = fileOf(options, DEFAULT_LANGUAGE, namespace, true)
  const english = file && (await loadTexts(file))
  if (english && 'texts' in english) translation.addResourceBundle(language, namespace, english.texts)
}

function fileOf(
  { basePath, locate }: TranslationOptions,
  language: string,
  namespace: string,
  isFallback = false,
): TextFile | null {
  const file = locate?.(language, namespace, isFallback)
  return file === undefined ? { url: `${basePath}public/locales/${language}/${namespace}.json` } : file
}
