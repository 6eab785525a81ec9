import type { FeedEntry } from '@stoa/extension-sdk/manifest'

/** A hash that no file has: a script that the feed does not list is refused by the browser. */
const NO_FILE = `sha384-${'A'.repeat(64)}`

/** Browsers skip a hash that is none, and run the file unchecked: so only this form counts. */
const HASH = /^sha384-[A-Za-z\d+/]{64}$/

const hashes = new Map<string, string>()
const origins = new Set([location.origin])
const unchecked = new Set<string>()

const withoutQuery = (url: string): string => new URL(url, location.href).href.split(/[?#]/)[0] ?? url

/** Whether a text is a hash that the browser will check. */
export const isHash = (text: string): boolean => HASH.test(text)

declare global {
  /** Asked by every bundle of the page before it loads a script or a style. */
  var stoaIntegrity: ((url: string) => string) | undefined
}

/** Lets code load from these origins besides the admin's own; whoever asks for a file from another gets none. */
export function allowOrigins(allowed: readonly string[]): void {
  for (const origin of allowed) origins.add(origin)
}

/** Whether code may load from where `url` lies. */
export const isAllowedOrigin = (url: string): boolean => origins.has(new URL(url, location.href).origin)

/** Whether a file is being written: it changes too often to have a hash. */
export const isUnchecked = (url: string): boolean =>
  unchecked.size > 0 && [...unchecked].some((base) => withoutQuery(url).startsWith(base))

/** The hash that the file at `url` must have; empty for a file that is being written, which has none. */
export function integrityOf(url: string): string {
  if (!isAllowedOrigin(url)) return NO_FILE
  return isUnchecked(url) ? '' : (hashes.get(withoutQuery(url)) ?? NO_FILE)
}

/** Lets the files of an installed extension load, each with the hash that the feed names, and none without. */
export function allowFiles(entry: FeedEntry): void {
  for (const [file, hash] of Object.entries(entry.manifest.integrity)) {
    if (isHash(hash)) hashes.set(withoutQuery(fileUrl(entry, file)), hash)
  }
}

/** Lets everything below a base load as it is: for an extension that its author writes on this machine. */
export function allowUnchecked(base: string): void {
  const { hostname, href } = new URL(base)
  if (hostname === 'localhost') unchecked.add(href)
}

/** The absolute address of a file of an extension. */
export const fileUrl = (entry: FeedEntry, file: string): string =>
  new URL(entry.base + file, location.href).href

/** Puts the shell's own later files, which its document lists, under the same check. */
export function guardScripts(document: Document): void {
  const own = document.getElementById('stoa-integrity')?.textContent
  if (!own) return
  for (const [path, hash] of Object.entries(JSON.parse(own) as Record<string, string>)) {
    hashes.set(withoutQuery(path), hash)
  }
  globalThis.stoaIntegrity = integrityOf
}
