import type { FeedEntry } from '@stoa/extension-sdk/manifest'

/** A hash that no file has: a script that the feed does not list is refused by the browser. */
const NO_FILE = `sha384-${'A'.repeat(64)}`

const hashes = new Map<string, string>()

const withoutQuery = (url: string): string => new URL(url, location.href).href.split(/[?#]/)[0] ?? url

declare global {
  /** Asked by every bundle of the page before it loads a script or a style. */
  var stoaIntegrity: ((url: string) => string) | undefined
}

/** The hash that the file at `url` must have. */
export const integrityOf = (url: string): string => hashes.get(withoutQuery(url)) ?? NO_FILE

/** Lets the files of an installed extension load, each with the hash that the feed names. */
export function allowFiles(entry: FeedEntry): void {
  for (const [file, hash] of Object.entries(entry.manifest.integrity)) {
    hashes.set(withoutQuery(fileUrl(entry, file)), hash)
  }
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
