import { isAtRisk } from '../routing/at-risk.ts'
import { isUnchecked } from './integrity.ts'

/** Whether the server's feed has another build in place of one of these, which came with the page. */
export async function isOutdated(...bases: readonly string[]): Promise<boolean> {
  try {
    const response = await fetch('/feed.json', { cache: 'no-store' })
    const feed = response.ok && (await response.text())
    return feed !== false && bases.some((base) => !isUnchecked(base) && !feed.includes(JSON.stringify(base)))
  } catch {
    return false
  }
}

const MOVED = 'stoa.moved-on'

/** Reloads a page that is outdated, once for each build, unless something was typed that is not saved. */
export function moveOn(base: string): void {
  try {
    if (isAtRisk() || sessionStorage.getItem(MOVED) === base) return
    sessionStorage.setItem(MOVED, base)
    location.reload()
  } catch {
    // Without storage the page could reload endlessly.
  }
}
