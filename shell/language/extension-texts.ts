import { chapterFile, type ContributionEntry, type FeedEntry } from '@stoa/extension-sdk/manifest'
import { DEFAULT_LANGUAGE } from '@stoa/i18n/languages'
import type { TextFile } from '@stoa/i18n/translation'

import { logUncheckedTexts } from '../extensions/operator-log.ts'
import { fileUrl, isVouchedFor } from '../federation/integrity.ts'

const owners = new Map<string, FeedEntry>()
let spoken = DEFAULT_LANGUAGE

/** The namespaces of an extension's texts that one of its contributions needs: the extension's own and its chapters. */
export const namespacesOf = (
  { manifest }: FeedEntry,
  { chapters = [] }: Pick<ContributionEntry, 'chapters'>,
): string[] => [manifest.name, ...chapters.map((chapter) => `${manifest.name}.${chapter}`)]

/** Makes the texts of installed extensions known. */
export function registerTexts(extensions: readonly FeedEntry[]): void {
  for (const entry of extensions) owners.set(entry.manifest.name, entry)
}

/** The language that is about to be shown: English texts are fetched only where it is, or where they must stand in. */
export function prepareTexts(language: string): void {
  spoken = language
}

/** Where the texts of an extension lie: null when none are wanted, undefined for the shell's own. */
function textFile(language: string, namespace: string): TextFile | null | undefined {
  const [name = '', chapter = ''] = namespace.split('.')
  const owner = owners.get(name)
  if (!owner) return undefined
  const { texts, locales } = owner.manifest
  const standsIn = language === DEFAULT_LANGUAGE && language !== spoken && spoken in texts
  if (!(language in texts) || standsIn) return null
  if (owner.area) return { url: `/public/locales/${language}/${namespace}.json` }
  const file = locales[language]
  if (!file) return null
  const url = fileUrl(owner, chapterFile(file, chapter))
  return { url, ...(globalThis.stoaIntegrity && { integrity: globalThis.stoaIntegrity(url) }) }
}

const isBehindEntry = (file: TextFile): boolean => file.integrity !== undefined && !isVouchedFor(file.url)

/** As `textFile`, but a file that even the extension's entry does not vouch for counts as none. */
export function locateTexts(language: string, namespace: string): TextFile | null | undefined {
  const file = textFile(language, namespace)
  if (!file || !isBehindEntry(file)) return file
  logUncheckedTexts(namespace, file.url)
  return null
}

/** The texts of an extension that can be checked only once its entry has run, because that holds their hashes. */
export const textsBehindEntry = (namespaces: readonly string[]): string[] =>
  [...new Set([spoken, DEFAULT_LANGUAGE])].flatMap((language) =>
    namespaces.flatMap((namespace) => {
      const file = textFile(language, namespace)
      return file && isBehindEntry(file) ? [file.url] : []
    }),
  )
