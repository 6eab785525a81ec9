import { KIND_NAMES, nameOf } from '../points/kinds.ts'
import type { Kind } from '../points/extension.ts'
import type { FeedEntry } from '../points/manifest.ts'
import type { Finding } from './finding.ts'
import {
  faultOfProperties,
  isBase,
  isFile,
  isPath,
  isRecord,
  isText,
  isTextList,
  isTextRecord,
  isUses,
  type Loose,
} from './shapes.ts'
import { isVersion } from './versions.ts'

/** A feed entry that has its shape, and what was left out of it because it had not. */
export interface SoundEntry {
  entry: FeedEntry
  findings: readonly Finding[]
}

/** A feed entry that cannot be used at all. */
export interface FaultyEntry {
  name: string
  fault: string
}

const isPrevious = (value: unknown): boolean =>
  isRecord(value) && isText(value['version']) && isBase(value['base']) && isText(value['integrity'])

// The name becomes part of addresses, of global names and of keys.
const NAME = /^[a-z\d][a-z\d-]*$/
const GLOBAL = /^[\w$-]+$/

/** What is wrong with the parts of a manifest without which an extension cannot run. */
function faultOfManifest(manifest: Loose): string | undefined {
  for (const key of ['name', 'version', 'sdk'] as const)
    if (!isText(manifest[key])) return `${key} is missing`
  if (!NAME.test(String(manifest['name']))) return 'name may hold lower-case letters, digits and dashes only'
  if (!isVersion(String(manifest['version']))) return 'version is not three numbers, like 1.0.0'
  const { entry, integrity } = manifest
  if (!isRecord(entry) || !isText(entry['file']) || !isText(entry['global'])) return 'entry is missing'
  if (!isFile(entry['file'])) return 'the file of the entry is none of the build'
  if (!GLOBAL.test(entry['global'])) return 'the global of the entry is no name of a variable'
  if (!isTextRecord(integrity) || !Object.hasOwn(integrity as object, entry['file']))
    return 'integrity does not list the entry'
  if (!Object.keys(integrity as object).every(isFile)) return 'integrity lists what is no file of the build'
  if (!isRecord(manifest['locales'])) return 'locales is missing'
  if (!isRecord(manifest['texts'])) return 'texts is missing'
  for (const key of ['needs', 'optionalNeeds', 'shared'])
    if (manifest[key] !== undefined && !isTextRecord(manifest[key])) return `${key} is malformed`
  if (!isTextList(manifest['zones'])) return 'zones is malformed'
  if (!isUses(manifest['uses'])) return 'uses is malformed'
  return undefined
}

const PATH_FAULT = 'its path must start with a slash and have no *, ? or #'
const SPACE_FAULT = 'its path must have no white space or control characters, and at most 1000 characters'
const PARENT_FAULT = 'its parent must be the path of a page: start it with a slash'
const LINK_PARENT_FAULT = "its link's parent must be the path of a page: start it with a slash"

const SHORTCUT = /^g [a-z]$/
const SHORTCUT_FAULT = 'its shortcut must be g, a space and a small letter'

const isZone = (zone: unknown) => (Array.isArray(zone) ? zone.length > 0 && zone.every(isText) : isText(zone))

function faultOfPath(path: unknown): string | undefined {
  if (isPath(path)) return undefined
  return isText(path) && /^\/[^*?#]*$/.test(path) ? SPACE_FAULT : PATH_FAULT
}
const faultOfId = ({ id }: Loose) => (isText(id) ? undefined : 'it has no id')
const faultOfLabel = (entry: Loose) =>
  faultOfId(entry) ?? (isText(entry['label']) ? undefined : 'it has no label')
const faultOfList = (entry: Loose) =>
  faultOfLabel(entry) ?? (isText(entry['list']) ? undefined : 'it names no list')

/** What is wrong with what each kind of contribution must have. */
const FAULTS: { readonly [K in Kind]: (entry: Loose) => string | undefined } = {
  pages({ path, title, parent: above, link }) {
    const fault = faultOfPath(path)
    if (fault) return fault
    if (!isText(title)) return 'it has no title'
    if (above !== undefined && !isPath(above)) return PARENT_FAULT
    if (link === undefined) return undefined
    if (!isRecord(link) || !isText(link['label'])) return 'its link has no label'
    const { parent, shortcut } = link
    if (parent !== undefined && !isPath(parent)) return LINK_PARENT_FAULT
    return shortcut === undefined || (isText(shortcut) && SHORTCUT.test(shortcut))
      ? undefined
      : SHORTCUT_FAULT
  },
  settings({ path, card }) {
    const fault = faultOfPath(path)
    if (fault) return fault
    const isCard = isRecord(card) && isText(card['label']) && isText(card['description'])
    return isCard ? undefined : 'its card lacks a label or a description'
  },
  widgets: (entry) => faultOfId(entry) ?? (isZone(entry['zone']) ? undefined : 'it names no zone'),
  commands: faultOfLabel,
  rowActions: faultOfList,
  bulkActions: faultOfList,
  columns: faultOfList,
  searches: faultOfLabel,
  functions: faultOfId,
  cards: (entry) => faultOfId(entry) ?? (isText(entry['title']) ? undefined : 'it has no title'),
  fields: (entry) =>
    faultOfLabel(entry) ??
    (isText(entry['form']) ? undefined : 'it names no form') ??
    (isText(entry['key']) ? undefined : 'it names no key of the metadata'),
}

/** What is wrong with one contribution as `extension.ts` declares it, without its code; if anything. */
export const faultOfDeclared = (kind: Kind, entry: Loose): string | undefined =>
  FAULTS[kind](entry) ?? faultOfProperties({ ...entry, module: '.', files: [] })

/** What is wrong with the shape of one contribution of a manifest, if anything. */
export const faultOfContribution = (kind: Kind, entry: object): string | undefined =>
  FAULTS[kind](entry as Loose) ?? faultOfProperties(entry as Loose)

function read(value: unknown): SoundEntry | FaultyEntry {
  if (!isRecord(value) || !isRecord(value['manifest'])) return { name: '?', fault: 'there is no manifest' }
  const { manifest, base, area = false, isolation = 'page', previous = [], waiting } = value
  const name = isText(manifest['name']) ? manifest['name'] : '?'
  if (!isText(base) || !base.endsWith('/')) return { name, fault: 'base must end with a slash' }
  if (!isBase(base)) return { name, fault: 'base is no address that code can load from' }
  if (typeof area !== 'boolean') return { name, fault: 'area must be true or false' }
  if (isolation !== 'page' && isolation !== 'frame') return { name, fault: 'isolation must be page or frame' }
  if (area && isolation === 'frame') return { name, fault: 'an area runs in the page, not in a frame' }
  const fault = faultOfManifest(manifest)
  if (fault) return { name, fault }

  const findings: Finding[] = []
  const leaveOut = (contribution: string, what: string, fix = 'correct extension.ts and build it again') =>
    void findings.push({ extension: name, contribution, rule: 'malformed', message: `${what}: ${fix}` })
  const only = (part: string, all: Loose, isSound: (found: unknown) => boolean): Loose => {
    const sound = Object.entries(all).filter(([, found]) => isSound(found))
    if (sound.length === Object.keys(all).length) return all
    leaveOut(part, 'it holds what has no place there', 'build it again with “stoa build”')
    return Object.fromEntries(sound)
  }

  const contributions = KIND_NAMES.flatMap((kind) => {
    const all = manifest[kind] ?? []
    if (!Array.isArray(all)) leaveOut(kind, 'it must be a list')
    const sound = (Array.isArray(all) ? all : []).filter((entry: unknown) => {
      const wrong = isRecord(entry) ? faultOfContribution(kind, entry) : 'it is no contribution'
      if (wrong) leaveOut(nameOf(kind, isRecord(entry) ? entry : {}), wrong)
      return !wrong
    })
    return kind in manifest ? [{ kind, sound }] : []
  })
  const locales = only('locales', manifest['locales'] as Loose, isFile)
  const texts = Object.fromEntries(
    Object.entries(only('texts', manifest['texts'] as Loose, isRecord)).map(([language, all]) => [
      language,
      only(`texts.${language}`, all as Loose, (text) => typeof text === 'string'),
    ]),
  )
  const versions: unknown[] = Array.isArray(previous) ? previous : [previous]
  const earlier = versions.filter(isPrevious)
  if (earlier.length < versions.length)
    leaveOut('previous', 'it lists what is no earlier version', 'publish it again')
  const isWaiting = waiting === undefined || isPrevious(waiting)
  if (!isWaiting) leaveOut('waiting', 'it is no version', 'publish it again')
  if (findings.length === 0) return { entry: value as unknown as FeedEntry, findings }
  const kinds = Object.fromEntries(contributions.map(({ kind, sound }) => [kind, sound]))
  const sound = { ...manifest, ...kinds, locales, texts }
  const entry = { ...value, manifest: sound, previous: earlier, ...(!isWaiting && { waiting: undefined }) }
  return { entry: entry as unknown as FeedEntry, findings }
}

const readings = new WeakMap<object, SoundEntry | FaultyEntry>()

/**
 * A feed entry without what breaks the shape of its kind, or why it cannot be used at all. Everything that the shell
 * relies on is checked here, once; the same value gives the same answer.
 */
export function readEntry(value: unknown): SoundEntry | FaultyEntry {
  const known = isRecord(value) ? readings.get(value) : undefined
  const reading = known ?? read(value)
  if (isRecord(value)) readings.set(value, reading)
  return reading
}
