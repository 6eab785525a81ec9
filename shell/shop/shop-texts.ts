import { DEFAULT_LANGUAGE } from '@stoa/i18n/languages'
import type { i18n } from 'i18next'

import { locateTexts, prepareTexts } from '../language/extension-texts.ts'

/** Fetches one file of texts; without it the other language is shown, or the key. */
async function addTexts(translation: i18n, language: string, namespace: string): Promise<void> {
  if (translation.hasResourceBundle(language, namespace)) return
  const file = locateTexts(language, namespace)
  if (!file) return
  try {
    const { url, integrity } = file
    const response = await fetch(url, integrity === undefined ? {} : { integrity })
    if (response.ok) translation.addResourceBundle(language, namespace, await response.json())
  } catch {
    // The widget shows itself without them.
  }
}

/** Loads texts of extensions into the shop's translation, whose own texts come from elsewhere; again with each language. */
export function createShopTexts(translation: i18n): (namespaces: readonly string[]) => Promise<void> {
  const all = new Set<string>()
  const load = async (namespaces: Iterable<string>) => {
    const language = translation.resolvedLanguage ?? translation.language
    const languages = new Set([language, DEFAULT_LANGUAGE])
    const files = [...languages].flatMap((code) =>
      [...namespaces].map((name) => addTexts(translation, code, name)),
    )
    await Promise.all(files)
  }
  translation.on('languageChanged', (language) => {
    prepareTexts(language)
    // Whoever shows a text hears of its arrival as of any other.
    void load(all).then(() => translation.emit('loaded', {}))
  })
  return (namespaces) => {
    for (const namespace of namespaces) all.add(namespace)
    return load(namespaces)
  }
}
