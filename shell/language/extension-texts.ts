import type { FeedEntry } from '@stoa/extension-sdk/manifest'
import { DEFAULT_LANGUAGE } from '@stoa/i18n/languages'
import type { TextFile } from '@stoa/i18n/translation'

import { fileUrl } from '../federation/integrity.ts'

const owners = new Map<string, FeedEntry>()
let spoken = DEFAULT_LANGUAGE

/** Makes the texts of installed extensions known. */
export function registerTexts(extensions: readonly FeedEntry[]): void {
  for (const entry of extensions) owners.set(entry.manifest.name, entry)
}

/** The language that is about to be shown: English texts are fetched only where it is, or where they must stand in. */
export function prepareTexts(language: string): void {
  spoken = language
}

/** Where the texts of an extension lie: null when none are wanted, undefined for the shell's own. */
export function locateTexts(language: string, namespace: string): TextFile | null | undefined {
  const owner = owners.get(namespace)
  if (!owner) return undefined
  const { texts, locales } = owner.manifest
  const standsIn = language === DEFAULT_LANGUAGE && language !== spoken && spoken in texts
  if (!(language in texts) || standsIn) return null
  if (owner.area) return { url: `/public/locales/${language}/${namespace}.json` }
  const file = locales[language]
  if (!file) return null
  const url = fileUrl(owner, file)
  return { url, ...(globalThis.stoaIntegrity && { integrity: globalThis.stoaIntegrity(url) }) }
}
