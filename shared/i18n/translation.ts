import { createInstance } from 'i18next'
import type { ResourceLanguage, i18n } from 'i18next'
import LanguageDetector from 'i18next-browser-languagedetector'
import HttpBackend from 'i18next-http-backend'
import type { HttpBackendOptions } from 'i18next-http-backend'
import { DEFAULT_LANGUAGE, codeOf, directionOf, intlLocaleOf, languages } from './languages.ts'

/** Where the texts of one namespace in one language are. */
export interface TextFile {
  url: string
  /** Subresource integrity of the file; the browser refuses any other content. */
  integrity?: string
}

/** How a page gets its texts. */
export interface TranslationOptions {
  /** The path in front of `public/locales/{language}/{namespace}.json`, for instance `/`. */
  basePath: string
  /** The namespace of the page itself, loaded at start. */
  namespace: string
  /** English texts that came with the code, by namespace: English then needs no request. */
  english?: ResourceLanguage
  /** Finds the texts of an extension: null when it has none in this language, undefined when it is not an extension. */
  locate?: (language: string, namespace: string) => TextFile | null | undefined
}

/** How long a page waits for its language before it speaks English and changes over when the texts arrive. */
const PATIENCE = 2000

/**
 * Finds the person's language and loads its texts. The choice is kept in local storage and in a cookie, and every
 * change goes into `<html lang dir>`. A file that cannot be loaded is logged and English stands in.
 */
export async function createTranslation(options: TranslationOptions): Promise<i18n> {
  const translation = createInstance()
  translation.on('languageChanged', (code) => {
    document.documentElement.lang = intlLocaleOf(code)
    document.documentElement.dir = directionOf(code)
  })
  translation.on('failedLoading', (language, namespace, reason) => {
    translation.services.logger.error(`No ${namespace} texts in ${language}: ${reason}`)
  })
  const texts = translation
    .use(LanguageDetector)
    .use(HttpBackend)
    .init<HttpBackendOptions>({
      fallbackLng: DEFAULT_LANGUAGE,
      supportedLngs: languages.map(({ code }) => code),
      load: 'languageOnly',
      ns: [options.namespace],
      defaultNS: options.namespace,
      resources: options.english && { [DEFAULT_LANGUAGE]: options.english },
      partialBundledLanguages: true,
      maxRetries: 5,
      retryTimeout: 350,
      maxParallelReads: 10,
      backend: backendOf(options),
      detection: {
        order: ['querystring', 'cookie', 'localStorage', 'sessionStorage', 'navigator', 'htmlTag'],
        caches: ['localStorage', 'cookie'],
        convertDetectedLanguage: codeOf,
      },
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    })
  await Promise.race([texts, new Promise((resolve) => setTimeout(resolve, PATIENCE))])
  return translation
}

function backendOf({ basePath, locate }: TranslationOptions): HttpBackendOptions {
  const integrities = new Map<string, string>()
  return {
    loadPath: ([language = ''], [namespace = '']) => {
      const file = locate?.(language, namespace)
      if (file === null) return ''
      if (file?.integrity) integrities.set(file.url, file.integrity)
      return file?.url ?? `${basePath}public/locales/{{lng}}/{{ns}}.json`
    },
    alternateFetch: (url, init) => fetch(url, { ...init, integrity: integrities.get(url) }),
  }
}
