import type { FeedEntry } from '@stoa/extension-sdk/manifest'
import { trustScripts } from '@stoa/ui/trusted-types'

/** A hash that no file has: the browser refuses a script without a known hash. */
const NO_FILE = `sha384-${'A'.repeat(64)}`

/** Browsers skip a hash that is none, and run the file unchecked: so only these forms count. */
const HASH = /^(sha256-[A-Za-z\d+/]{43}=|sha384-[A-Za-z\d+/]{64})$/

const hashes = new Map<string, string>()
/** Address of an entry whose hash is in the feed → folder of the files whose hashes the entry adds. */
const entries = new Map<string, string>()
const origins = new Set<string>()
const unchecked = new Set<string>()

/** Addresses that cannot be parsed stay as they are, so no file matches them. */
const hrefOf = (url: string, base: string): string => URL.parse(url, base)?.href ?? url
const address = (url: string, base: string): string => hrefOf(url, base).split(/[?#]/)[0] ?? url

/** Names of folders and files and nothing that an address could begin, climb or end with. */
const PLAIN = /^\/(?:[\w-][\w.-]*\/)*(?:[\w-][\w.-]*)?$/

/** The address of a plain path, which nearly every installed file has: it needs no parsing. */
const plainAddress = (path: string): string | undefined =>
  PLAIN.test(path) ? location.origin + path : undefined

const withoutQuery = (url: string): string => address(url, location.href)

/** Whether a text is a hash that the browser will check. */
export const isHash = (text: string): boolean => HASH.test(text)

declare global {
  /** Asked by every bundle of the page before it loads a script or a style. */
  var stoaIntegrity: ((url: string) => string) | undefined
  /** Called by the entry of an extension while it runs: the hashes of its other files, relative to it. */
  var stoaAddIntegrity: ((files: Readonly<Record<string, string>>) => void) | undefined
}

/** Lets code load from these origins and the admin's own, and from no other. */
export function allowOrigins(allowed: readonly string[]): void {
  for (const origin of allowed) origins.add(origin)
}

/** Whether code may load from where `url` lies. */
export function isAllowedOrigin(url: string): boolean {
  const origin = URL.parse(url, location.href)?.origin
  return origin !== undefined && (origin === location.origin || origins.has(origin))
}

/** Whether a file is being written: it changes too often to have a hash. */
export const isUnchecked = (url: string): boolean =>
  unchecked.size > 0 && [...unchecked].some((base) => withoutQuery(url).startsWith(base))

/** The hash that the file at `url` must have; empty for a file that is being written, which has none. */
export function integrityOf(url: string): string {
  if (!isAllowedOrigin(url)) return NO_FILE
  return isUnchecked(url) ? '' : (hashes.get(withoutQuery(url)) ?? NO_FILE)
}

/** Whether a script may load: only one that is checked, or being written. */
const mayRun = (url: string): boolean => !globalThis.stoaIntegrity || integrityOf(url) !== NO_FILE

/** Whether it is known how a file is checked. Of an extension's later files it is, once its entry has run. */
export const hasIntegrity = (url: string): boolean => isUnchecked(url) || hashes.has(withoutQuery(url))

/** Lets the files of an installed extension load for which the feed names a hash, and those for which its entry will. */
export function allowFiles(entry: FeedEntry): void {
  const { integrity, entry: first } = entry.manifest
  const base = fileUrl(entry, '')
  const addressOf = (file: string) => plainAddress(entry.base + file) ?? address(file, base)
  for (const [file, hash] of Object.entries(integrity)) {
    if (isHash(hash)) hashes.set(addressOf(file), hash)
  }
  entries.set(addressOf(first.file), base)
}

/** The browser has checked the running entry, so the hashes that it gives for files beside it can be trusted. */
function addIntegrity(files: Readonly<Record<string, string>>): void {
  const running = document.currentScript
  const base = running instanceof HTMLScriptElement && entries.get(withoutQuery(running.src))
  if (!base) return
  for (const [file, hash] of Object.entries(files)) {
    const url = address(file, base)
    if (url.startsWith(base) && isHash(hash) && !hashes.has(url)) hashes.set(url, hash)
  }
}

/** Lets everything below a base load as it is: for an extension that its author writes on this machine. */
export function allowUnchecked(base: string): void {
  const url = URL.parse(base)
  if (url?.hostname === 'localhost') unchecked.add(url.href)
}

/** The absolute address of a file of an extension. */
export const fileUrl = (entry: FeedEntry, file: string): string =>
  plainAddress(entry.base + file) ?? hrefOf(entry.base + file, location.href)

/** Lets no script run but those that are checked, see {@link checkFiles}. */
export function guardScripts(document: Document): void {
  trustScripts(mayRun)
  checkFiles(document)
}

/** Puts the page's own later files, which its document lists, under the same check. */
export function checkFiles(document: Document): void {
  const own = document.getElementById('stoa-integrity')?.textContent
  if (!own) return
  for (const [path, hash] of Object.entries(JSON.parse(own) as Record<string, string>)) {
    hashes.set(withoutQuery(path), hash)
  }
  globalThis.stoaIntegrity = integrityOf
  globalThis.stoaAddIntegrity = addIntegrity
}
