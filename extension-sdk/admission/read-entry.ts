import { KIND_NAMES } from '../points/kinds.ts'
import type { Kind } from '../points/extension.ts'
import type { ContributionEntry, FeedEntry } from '../points/manifest.ts'
import { isVersion } from './versions.ts'

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isNothing = (value: unknown): boolean => value === undefined || value === null
const isTextRecord = (value: unknown): boolean =>
  isNothing(value) || (isRecord(value) && Object.values(value).every(isText))

// A namespace becomes part of a URL and of a key.
const isNamespace = (value: unknown): boolean => typeof value === 'string' && /^[a-z]\w*$/i.test(value)

const isContribution = (value: unknown): value is ContributionEntry =>
  isRecord(value) &&
  isText(value['module']) &&
  Array.isArray(value['files']) &&
  value['files'].every(isText) &&
  (value['namespaces'] === undefined ||
    (Array.isArray(value['namespaces']) && value['namespaces'].every(isNamespace)))

const isPrevious = (value: unknown): boolean =>
  value === undefined ||
  (Array.isArray(value) &&
    value.every(
      (one) => isRecord(one) && isText(one['version']) && isText(one['base']) && isText(one['integrity']),
    ))

// The name becomes part of addresses, of global names and of keys.
const NAME = /^[a-z\d][a-z\d-]*$/

function faultOfManifest(manifest: Record<string, unknown>): string | undefined {
  for (const key of ['name', 'version', 'sdk'] as const)
    if (!isText(manifest[key])) return `${key} is missing`
  if (!NAME.test(String(manifest['name']))) return 'name may hold lower-case letters, digits and dashes only'
  if (!isVersion(String(manifest['version']))) return 'version is not three numbers, like 1.0.0'
  const { entry, integrity } = manifest
  if (!isRecord(entry) || !isText(entry['file']) || !isText(entry['global'])) return 'entry is missing'
  if (!isRecord(integrity) || !isText(integrity[entry['file']])) return 'integrity does not list the entry'
  if (!isRecord(manifest['locales'])) return 'locales is missing'
  if (!isRecord(manifest['texts'])) return 'texts is missing'
  if (!isTextRecord(manifest['needs'])) return 'needs is malformed'
  if (!isTextRecord(manifest['lent'])) return 'lent is malformed'
  for (const kind of KIND_NAMES) {
    const entries = manifest[kind]
    if (entries !== undefined && !(Array.isArray(entries) && entries.every(isContribution)))
      return `${kind} is malformed`
  }
  return undefined
}

/** A feed entry that can be trusted to have its shape, or what is wrong with it. */
export function readEntry(value: unknown): { entry: FeedEntry } | { name: string; fault: string } {
  if (!isRecord(value) || !isRecord(value['manifest'])) return { name: '?', fault: 'there is no manifest' }
  const manifest = value['manifest']
  const name = isText(manifest['name']) ? manifest['name'] : '?'
  if (!isText(value['base']) || !value['base'].endsWith('/'))
    return { name, fault: 'base must end with a slash' }
  if (!isPrevious(value['previous'])) return { name, fault: 'previous is malformed' }
  const fault = faultOfManifest(manifest)
  if (fault) return { name, fault }
  return { entry: value as unknown as FeedEntry }
}

// The router reads * and ? as patterns: with them one page could take the place of many.
const isPath = (path: unknown): boolean => isText(path) && /^\/[^*?#]*$/.test(path)
const PATH_FAULT = 'its path must start with a slash and have no *, ? or #'

const PARENT_FAULT = "its link's parent must be the path of a page: start it with a slash"

const SHORTCUT = /^g [a-z]$/
const SHORTCUT_FAULT = 'its shortcut must be g, a space and a small letter'

type Loose = Readonly<Record<string, unknown>>

const isZone = (zone: unknown) => (Array.isArray(zone) ? zone.length > 0 && zone.every(isText) : isText(zone))

const faultOfId = ({ id }: Loose) => (isText(id) ? undefined : 'it has no id')
const faultOfLabel = (entry: Loose) =>
  faultOfId(entry) ?? (isText(entry['label']) ? undefined : 'it has no label')

/** What is wrong with the shape of one contribution of a manifest, if anything. */
const FAULTS: { readonly [K in Kind]: (entry: Loose) => string | undefined } = {
  pages({ path, title, link }) {
    if (!isPath(path)) return PATH_FAULT
    if (!isText(title)) return 'it has no title'
    if (isNothing(link)) return undefined
    if (!isRecord(link) || !isText(link['label'])) return 'its link has no label'
    const { parent, shortcut } = link
    if (!isNothing(parent) && !isPath(parent)) return PARENT_FAULT
    return isNothing(shortcut) || SHORTCUT.test(String(shortcut)) ? undefined : SHORTCUT_FAULT
  },
  settings({ path, card }) {
    if (!isPath(path)) return PATH_FAULT
    const isCard = isRecord(card) && isText(card['label']) && isText(card['description'])
    return isCard ? undefined : 'its card lacks a label or a description'
  },
  widgets: (entry) => faultOfId(entry) ?? (isZone(entry['zone']) ? undefined : 'it names no zone'),
  commands: faultOfLabel,
  rowActions: faultOfLabel,
  bulkActions: faultOfLabel,
  columns: faultOfLabel,
  searches: faultOfLabel,
  cards: (entry) => faultOfId(entry) ?? (isText(entry['title']) ? undefined : 'it has no title'),
  fields: (entry) =>
    faultOfLabel(entry) ?? (isText(entry['key']) ? undefined : 'it names no key of the metadata'),
}

/** What is wrong with the shape of one contribution of a manifest, if anything. */
export const faultOfContribution = (kind: Kind, entry: object): string | undefined =>
  FAULTS[kind](entry as Loose)
