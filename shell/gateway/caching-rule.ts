const HASH = /(^|[.-])[0-9a-f]{8,}([.-]|$)/

/** Whether the name of a file or a folder of its path carries a content hash: such a file never changes. */
export const isHashed = (path: string): boolean => path.split('/').some((segment) => HASH.test(segment))

/**
 * The `Cache-Control` of a file: immutable if its name or a folder of its path carries a content hash
 * (`main.3f9a0c1b.js`, `remotes/orders/0c1d2e3f4a/entry.js`), otherwise revalidated.
 */
export function cacheControlFor(path: string): string {
  return isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache'
}
