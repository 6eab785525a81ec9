import type { BulkProgress } from '@stoa/ui/action-table'

const AT_ONCE = 4

/** Reads something for each of several ids, a few at a time and in their order. The first failure ends it. */
export async function readEach<Found>(
  ids: readonly string[],
  read: (id: string) => Promise<Found>,
  { signal, onWritten }: BulkProgress,
): Promise<Found[]> {
  const found: Found[] = []
  for (let at = 0; at < ids.length && !signal.aborted; at += AT_ONCE) {
    const some = ids.slice(at, at + AT_ONCE).map(async (id) => {
      const one = await read(id)
      onWritten()
      return one
    })
    found.push(...(await Promise.all(some)))
  }
  return found
}
