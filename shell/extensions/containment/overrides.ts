import type { FeedContent } from '../../federation/feed.ts'
import { readStored } from './stored.ts'

const KEY = 'stoa-overrides'
const PARAMETER = 'stoa-override'

/** Normalised address of an author's server, with a trailing slash; undefined unless it is `http://localhost`. */
export function overrideBase(text: unknown): string | undefined {
  const url = typeof text === 'string' ? URL.parse(text) : null
  if (url?.protocol !== 'http:' || url.hostname !== 'localhost' || url.username || url.password)
    return undefined
  return `${url.origin}${url.pathname.replace(/\/*$/, '/')}`
}

/** Whether local extensions may run here: on localhost, or if the feed allows it. */
export const mayOverride = ({ allowsOverrides }: Pick<FeedContent, 'allowsOverrides'>): boolean =>
  location.hostname === 'localhost' || allowsOverrides === true

/** Addresses allowed in this tab. Other tabs and later sessions run what is installed. */
export function overriddenBases(): readonly string[] {
  const stored = readStored(() => sessionStorage, KEY)
  return Array.isArray(stored) ? stored.flatMap((text) => overrideBase(text) ?? []) : []
}

const keep = (bases: readonly string[]): void => sessionStorage.setItem(KEY, JSON.stringify(bases))

/** Runs the extension at this address from the next page load on. Throws when storage is blocked. */
export const addOverride = (base: string): void => keep([...new Set([...overriddenBases(), base])])

/** Returns to the installed extension from the next page load on. */
export const stopOverride = (base: string): void => keep(overriddenBases().filter((other) => other !== base))

/** Takes the override request out of the page's address, so that a reload does not repeat it. */
export function takeOverrideRequest(): string | undefined {
  const url = new URL(location.href)
  const request = url.searchParams.get(PARAMETER)
  if (request === null) return undefined
  url.searchParams.delete(PARAMETER)
  history.replaceState(history.state, '', url)
  return request
}
