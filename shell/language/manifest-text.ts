import type { FeedEntry } from '@stoa/extension-sdk/manifest'
import { DEFAULT_LANGUAGE } from '@stoa/i18n/languages'

/** The texts that the areas' manifests name, by key. */
type ManifestTexts = Readonly<Record<string, string>>

/** Reads what the shell's own texts of a language have for the areas' manifests; nothing until they are loaded. */
export const areaTextsIn =
  (translation: { getResource(language: string, namespace: string, key: string): unknown }) =>
  (language: string): ManifestTexts | undefined =>
    translation.getResource(language, 'shell', 'manifests') as ManifestTexts | undefined

// Keys come from others: `constructor` is one like any other.
const textIn = (texts: ManifestTexts | undefined, key: string): string | undefined =>
  texts && Object.hasOwn(texts, key) ? texts[key] : undefined

/**
 * Reads a text that a manifest names: in the language, else in English, else the key itself. A built feed has the areas'
 * texts in English alone; `areaTexts` has the other languages.
 */
export function manifestTextOf(
  extensions: readonly FeedEntry[],
  areaTexts: (language: string) => ManifestTexts | undefined,
) {
  const byName = new Map(extensions.map(({ manifest, area }) => [manifest.name, { manifest, area }]))
  return (language: string, name: string, key: string): string => {
    const { manifest, area } = byName.get(name) ?? {}
    const own =
      textIn(manifest?.texts[language], key) ?? (area ? textIn(areaTexts(language), key) : undefined)
    return own ?? textIn(manifest?.texts[DEFAULT_LANGUAGE], key) ?? key
  }
}
