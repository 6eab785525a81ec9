import { ICONS } from '../points/icons.ts'
import { isFirstRequest } from './first-request.ts'

/** Whether an unchecked value has a certain shape. */
export type Check = (value: unknown) => boolean

export type Loose = Readonly<Record<string, unknown>>

export const isRecord = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
export const isTextRecord: Check = (value) => isRecord(value) && Object.values(value).every(isText)

const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value)
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check)

/** Whether a value is a list of texts; undefined is. */
export const isTextList: Check = optional(listOf(isText))

// Any other text could add directives to the policy of the admin's pages.
const isOrigin: Check = (value) =>
  isText(value) && /^https:[/\w.:[\]-]+$/.test(value) && URL.parse(value)?.origin === value

/** Whether a value is what an extension may declare as `uses`; undefined is. */
export const isUses: Check = optional(
  (value) =>
    isRecord(value) &&
    isTextList(value['read']) &&
    isTextList(value['write']) &&
    optional(listOf(isOrigin))(value['connect']) &&
    optional((storage) => typeof storage === 'boolean')(value['storage']),
)

/** Stands for the admin's own address. */
const OWN = 'http://own.invalid/'
const PLAIN_FILE = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/
/** The base of nearly every extension: folders on the admin's own origin. */
export const PLAIN_BASE = /^\/(?:[\w-][\w.-]*\/)*$/

/** Whether a file, relative to a base, is below it. */
export const isFile: Check = (value) =>
  isText(value) &&
  (PLAIN_FILE.test(value) ||
    (!/[?#]/.test(value) && URL.parse(value, `${OWN}base/`)?.href.startsWith(`${OWN}base/`) === true))

/** Whether a base is the address of a folder, relative to the admin's own or absolute. */
export function isBase(value: unknown): value is string {
  if (!isText(value) || !value.endsWith('/')) return false
  if (PLAIN_BASE.test(value)) return true
  const url = URL.parse(value, OWN)
  if (!url || !/^https?:$/.test(url.protocol)) return false
  return url.username + url.password + url.search + url.hash === ''
}

// The router reads * and ? as patterns: with them one page could take the place of many. Browsers drop white space.
const PATH = /^\/[^*?#\s\p{C}]{0,999}$/u

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

export const isPath: Check = (path) => isText(path) && PATH.test(path) && !/[\s\p{C}]/u.test(decoded(path))

// A namespace becomes part of a URL and of a key.
const isNamespace: Check = (value) => typeof value === 'string' && /^[a-z]\w*$/i.test(value)

const isSurface: Check = (value) => value === 'list' || value === 'page'

/** What each property of a contribution must be, whatever its kind; in words, for the messages. */
const PROPERTIES: readonly (readonly [property: string, check: Check, words: string])[] = [
  ['module', isText, 'a text'],
  ['files', listOf(isFile), 'files of the build'],
  ['namespaces', optional(listOf(isNamespace)), 'names of namespaces'],
  ['flag', optional(isText), 'a text'],
  ['roles', isTextList, 'a list of texts'],
  ['icon', optional((icon) => (ICONS as readonly unknown[]).includes(icon)), 'one that README.md lists'],
  ['keywords', optional(isText), 'a text'],
  ['order', optional(Number.isFinite), 'a number'],
  ['height', optional((height) => Number.isFinite(height) && Number(height) >= 0), 'a number of pixels'],
  ['size', optional((size) => size === 'small' || size === 'wide'), 'small or wide'],
  ['fields', isTextList, 'a list of texts'],
  ['on', optional((on) => listOf(isSurface)(on) && (on as []).length > 0), 'a list with list, page or both'],
  ['expand', isTextList, 'a list of texts'],
  ['first', optional(isFirstRequest), 'a read of a path below /admin/, as FirstRequest describes'],
]

/** Those that links and cards have too. */
const PARTS: ReadonlySet<string> = new Set(['icon', 'order'])

/** What is wrong with the properties that contributions of several kinds have. */
export function faultOfProperties(entry: Loose): string | undefined {
  for (const [property, check, words] of PROPERTIES)
    if (!check(entry[property])) return `its ${property} must be ${words}`
  for (const part of [entry['link'], entry['card']].filter(isRecord))
    for (const [property, check, words] of PROPERTIES)
      if (PARTS.has(property) && !check(part[property])) return `its ${property} must be ${words}`
  return undefined
}
