import type { FeedEntry } from '@stoa/extension-sdk/manifest'
import { DEFAULT_LANGUAGE } from '@stoa/i18n/languages'

/** Reads a text that a manifest brought along: in the language, else in English, else the key itself. */
export function manifestTextOf(extensions: readonly FeedEntry[]) {
  const byName = new Map(extensions.map(({ manifest }) => [manifest.name, manifest.texts]))
  return (language: string, name: string, key: string): string => {
    const texts = byName.get(name)
    return texts?.[language]?.[key] ?? texts?.[DEFAULT_LANGUAGE]?.[key] ?? key
  }
}
