import type { FeedContent } from '../../federation/feed.ts'
import { readStored } from './stored.ts'

const KEY = 'stoa-overrides'
const PARAMETER = 'stoa-override'

/** The address of an author's server, with a slash at its end; none for anything but `http://localhost`. */
export function overrideBase(text: unknown): string | undefined {
  const url = typeof text === 'string' ? URL.parse(text) : null
  if (url?.protocol !== 'http:' || url.hostname !== 'localhost' || url.username || url.password)
    return undefined
  return `${url.origin}${url.pathname.replace(/\/*$/, '/')}`
}

/** Whether extensions that are being written may be shown here: on the author's own machine, or where the feed allows it. */
export const mayOverride = ({ allowsOverrides }: Pick<FeedContent, 'allowsOverrides'>): boolean =>
  location.hostname === 'localhost' || allowsOverrides === true

/**
 * The addresses that were let in for this tab. Another tab runs what is installed, and nothing of an author's
 * afternoon is left over the next day.
 */
export function overriddenBases(): readonly string[] {
  const stored = readStored(() => sessionStorage, KEY)
  return Array.isArray(stored) ? stored.flatMap((text) => overrideBase(text) ?? []) : []
}

const keep = (bases: readonly string[]): void => sessionStorage.setItem(KEY, JSON.stringify(bases))

/** Shows what is served there, from the next page load on. Throws where storage is blocked. */
export const addOverride = (base: string): void => keep([...new Set([...overriddenBases(), base])])

/** Shows what is installed again, from the next page load on. */
export const stopOverride = (base: string): void => keep(overriddenBases().filter((other) => other !== base))

/** Takes the wish for an override out of the page's address, so that a reload does not repeat it. */
export function takeOverrideWish(): string | undefined {
  const url = new URL(location.href)
  const wish = url.searchParams.get(PARAMETER)
  if (wish === null) return undefined
  url.searchParams.delete(PARAMETER)
  history.replaceState(history.state, '', url)
  return wish
}
