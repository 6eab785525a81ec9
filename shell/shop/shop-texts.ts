import { DEFAULT_LANGUAGE } from '@stoa/i18n/languages'
import type { i18n } from 'i18next'

import { locateTexts, prepareTexts } from '../language/extension-texts.ts'

/** Fetches one file of texts; without it the other language is shown, or the key. Answers whether it was there. */
async function addTexts(translation: i18n, language: string, namespace: string): Promise<boolean> {
  const file = locateTexts(language, namespace)
  if (!file) return false
  try {
    const { url, integrity } = file
    const response = await fetch(url, integrity === undefined ? {} : { integrity })
    if (response.ok) translation.addResourceBundle(language, namespace, await response.json())
    return response.ok
  } catch {
    // The widget shows itself without them.
    return false
  }
}

/** Loads texts of extensions into the shop's translation, whose own texts come from elsewhere; again with each language. */
export function createShopTexts(translation: i18n): (namespaces: readonly string[]) => Promise<void> {
  const all = new Set<string>()
  // The translation has an empty bundle of every namespace in every language that was chosen.
  const added = new Set<string>()
  const add = async (language: string, namespace: string) => {
    const bundle = `${language}/${namespace}`
    if (!added.has(bundle) && (await addTexts(translation, language, namespace))) added.add(bundle)
  }
  const load = async (namespaces: Iterable<string>) => {
    const language = translation.resolvedLanguage ?? translation.language
    const languages = new Set([language, DEFAULT_LANGUAGE])
    await Promise.all([...languages].flatMap((code) => [...namespaces].map((name) => add(code, name))))
  }
  translation.on('languageChanged', (language) => {
    prepareTexts(language)
    // Components that show a text render again, as after any other load.
    const loaded = { [language]: Object.fromEntries([...all].map((namespace) => [namespace, true])) }
    void load(all).then(() => translation.emit('loaded', loaded))
  })
  return (namespaces) => {
    for (const namespace of namespaces) all.add(namespace)
    return load(namespaces)
  }
}
