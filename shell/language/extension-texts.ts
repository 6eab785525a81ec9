import { namespaceFile, type ContributionEntry, type FeedEntry } from '@stoa/extension-sdk/manifest'
import { DEFAULT_LANGUAGE, languages as allLanguages } from '@stoa/i18n/languages'
import type { TextFile } from '@stoa/i18n/translation'

import { logUncheckedTexts } from '../extensions/operator-log.ts'
import { fileUrl, hasIntegrity } from '../federation/integrity.ts'

/** The texts that all areas share. */
export const ADMIN_NAMESPACE = 'admin'
/** The texts of the component library. */
export const UI_NAMESPACE = 'ui'

/** Their English comes with code, and every other language has a file. */
const CODED_NAMESPACES = new Set(['shell', UI_NAMESPACE, ADMIN_NAMESPACE])
/** Texts of parts of the shell that come with the part. Their keys are found without naming them. */
export const LATER_TEXTS = ['access', 'extensions', 'tools'] as const

/** The shell's own that load when they are needed, even where no area can be loaded. */
const LATER_NAMESPACES: ReadonlySet<string> = new Set([...LATER_TEXTS, 'trust', 'twin'])
const ALL_LANGUAGES: ReadonlySet<string> = new Set(allLanguages.map(({ code }) => code))

const owners = new Map<string, FeedEntry>()
const areaLanguages = new Set<string>()
/** Languages that something is written in for people who do not use the admin. */
const written = new Set<string>()
let spoken = DEFAULT_LANGUAGE

/** The i18next namespaces of one extension start with its name, so that no extension replaces another's texts. */
const ownNamespace = (extension: string, namespace = ''): string => `${extension}/${namespace}`

/** The i18next namespaces that a contribution needs. Areas share theirs; an extension has one that always loads. */
export const namespacesOf = (
  { manifest, area }: FeedEntry,
  { namespaces = [] }: Pick<ContributionEntry, 'namespaces'>,
): string[] =>
  area
    ? [ADMIN_NAMESPACE, ...namespaces]
    : ['', ...namespaces].map((namespace) => ownNamespace(manifest.name, namespace))

/** Where i18next finds a key of an extension: the path and the namespaces to look in. */
export function lookup(extension: string, key: string): [path: string, namespaces: string[]] {
  const [first = '', ...rest] = key.split('.')
  return owners.get(extension)?.area
    ? [rest.join('.'), [first]]
    : [key, [ownNamespace(extension), ownNamespace(extension, first)]]
}

/** Makes the texts of installed extensions known. */
export function registerTexts(extensions: readonly FeedEntry[]): void {
  for (const entry of extensions) {
    owners.set(entry.manifest.name, entry)
    if (entry.area) for (const language of Object.keys(entry.manifest.texts)) areaLanguages.add(language)
  }
}

/** The language that is about to be shown: English texts are fetched only where it is, or where they must stand in. */
export function prepareTexts(language: string): void {
  spoken = language
}

/** A language that texts are asked in although it is not shown. */
export function prepareWritten(language: string): void {
  written.add(language)
}

const isWanted = (language: string, languages: ReadonlySet<string>): boolean =>
  languages.has(language) &&
  (language !== DEFAULT_LANGUAGE || language === spoken || written.has(language) || !languages.has(spoken))

/** The file of a namespace: null when none is needed, undefined for the default location. */
function textFile(language: string, namespace: string, isFallback = false): TextFile | null | undefined {
  const [name = '', group] = namespace.split('/')
  if (group === undefined) {
    if (CODED_NAMESPACES.has(name)) return language === DEFAULT_LANGUAGE ? null : undefined
    const translated = LATER_NAMESPACES.has(name) ? ALL_LANGUAGES : areaLanguages
    return isFallback || isWanted(language, translated) ? undefined : null
  }
  const owner = owners.get(name)
  const file = owner?.manifest.locales[language]
  if (!owner || !file) return null
  if (!isFallback && !isWanted(language, new Set(Object.keys(owner.manifest.texts)))) return null
  const url = fileUrl(owner, namespaceFile(file, group))
  return { url, ...(globalThis.stoaIntegrity && { integrity: globalThis.stoaIntegrity(url) }) }
}

const isBehindEntry = (file: TextFile): boolean => file.integrity !== undefined && !hasIntegrity(file.url)

/** As `textFile`, but a file without a known hash counts as none. */
export function locateTexts(
  language: string,
  namespace: string,
  isFallback = false,
): TextFile | null | undefined {
  const file = textFile(language, namespace, isFallback)
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
