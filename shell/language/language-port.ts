import type { LanguagePort } from '@stoa/extension-sdk'
import { DEFAULT_LANGUAGE, directionOf, intlLocaleOf, languages } from '@stoa/i18n/languages'
import type { i18n } from 'i18next'

import { lookup, prepareTexts, prepareWritten, UI_NAMESPACE } from './extension-texts.ts'

/** The language of the admin as the SDK describes it, over the page's one i18next instance. */
export function createLanguagePort(translation: i18n): LanguagePort {
  let version = 0
  const listeners = new Set<() => void>()
  /**
   * The namespaces that texts were looked up in: when others arrive, no text changes. The component library looks up its
   * own elsewhere.
   */
  const read = new Set<string>([UI_NAMESPACE])
  const report = () => {
    version += 1
    for (const listener of listeners) listener()
  }
  translation.on('languageChanged', report)
  translation.on('loaded', (loaded) => {
    const namespaces = Object.values(loaded).flatMap((ofLanguage) => Object.keys(ofLanguage))
    if (namespaces.some((namespace) => read.has(namespace))) report()
  })
  const current = () => translation.resolvedLanguage ?? translation.language
  let known = { language: '', preferred: [] as readonly string[], locale: '' }
  /** Asked for by every text that is rendered. */
  const locale = () => {
    const [language, preferred] = [current(), navigator.languages]
    if (known.language !== language || known.preferred !== preferred)
      known = { language, preferred, locale: intlLocaleOf(language, preferred) }
    return known.locale
  }

  return {
    current,
    locale,
    direction: () => directionOf(current()),
    options: () => languages.map(({ code, name }) => ({ locale: code, name })),
    async change(language) {
      prepareTexts(language)
      // English was left out while another language was spoken.
      if (language === DEFAULT_LANGUAGE) await translation.reloadResources([language], translation.options.ns)
      await translation.changeLanguage(language)
    },
    text: (extension, key, values) => {
      const [path, ns] = lookup(extension, key)
      for (const namespace of ns) read.add(namespace)
      return translation.t(path, { ...values, ns, defaultValue: key })
    },
    async textIn(language, extension, group) {
      const [, ns] = lookup(extension, `${group}.`)
      // English that was left out is there, and empty.
      const isThere = () =>
        ns.some((one) => Object.keys(translation.getResourceBundle(language, one) ?? {})[0])
      if (!isThere()) {
        prepareWritten(language)
        await translation.reloadResources([language], ns)
      }
      if (!isThere()) throw new Error(`The texts of ${extension} could not be loaded in ${language}`)
      return (key, values) =>
        translation.t(lookup(extension, key)[0], { ...values, ns, lng: language, defaultValue: key })
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    version: () => version,
  }
}
