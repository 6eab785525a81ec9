const HASH = /(^|[.-])[0-9a-f]{8,}([.-]|$)/

/**
 * How long a file may be kept: for ever when its name or a folder on its way carries a content hash
 * (`main.3f9a0c1b.js`, `remotes/orders/0c1d2e3f4a/entry.js`), else until asked again.
 */
export function cacheControlFor(path: string): string {
  const hashed = path.split('/').some((segment) => HASH.test(segment))
  return hashed ? 'public, max-age=31536000, immutable' : 'no-cache'
}
