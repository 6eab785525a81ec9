import type { FeedEntry } from '@stoa/extension-sdk/manifest'

/** Subset of PerformanceResourceTiming. */
interface Fetched {
  name: string
  encodedBodySize: number
}

/** Compressed bytes that an extension has transferred. Origins without `Timing-Allow-Origin` report none. */
export function bytesOf({ base }: FeedEntry, fetched: readonly Fetched[], origin: string): number {
  const start = URL.parse(base, origin)?.href ?? base
  const sizes = new Map(
    fetched
      .filter(({ name }) => name.startsWith(start))
      .map(({ name, encodedBodySize }) => [name, encodedBodySize]),
  )
  return [...sizes.values()].reduce((sum, size) => sum + size, 0)
}
