import type { QueryClient } from '@tanstack/react-query'

/** How long nothing must be written before what is on screen is read again, in milliseconds: bulk actions write often. */
const QUIET_MS = 100

const NOUN = /^\/?(?:admin\/)?([^/?]+)/

/** Called with each path that an extension has written to. */
export type OnWritten = (path: string, changes?: readonly string[]) => void

/** Reads again what an extension's writes make stale: the noun of the path, and those that the call names. */
export function refreshWritten(cache: QueryClient): OnWritten {
  const stale = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  return (path, changes = []) => {
    for (const noun of [NOUN.exec(path)?.[1] ?? '', ...changes]) stale.add(noun)
    clearTimeout(timer)
    timer = setTimeout(() => {
      for (const noun of stale) void cache.invalidateQueries({ queryKey: ['admin', noun] })
      stale.clear()
    }, QUIET_MS)
  }
}
