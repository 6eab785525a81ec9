import type { FeedEntry } from '@stoa/extension-sdk/manifest'

/** What the browser says of one file that was fetched. */
interface Fetched {
  name: string
  encodedBodySize: number
}

/**
 * Bytes that an extension brought so far, compressed as they travelled. Files from an origin that does not send
 * `Timing-Allow-Origin` count as nothing: the browser does not tell.
 */
export function bytesOf({ base }: FeedEntry, fetched: readonly Fetched[], origin: string): number {
  const start = new URL(base, origin).href
  const sizes = new Map(
    fetched
      .filter(({ name }) => name.startsWith(start))
      .map(({ name, encodedBodySize }) => [name, encodedBodySize]),
  )
  return [...sizes.values()].reduce((sum, size) => sum + size, 0)
}
