import { whenIdle } from '../analytics/when-idle.ts'
import { PRELOAD_DATA_ID, type PreloadData } from './preload-script.ts'

/** A page that never becomes idle fetches ahead after this time, in milliseconds. */
const PATIENCE_MS = 4000

/** Resolves once the page at hand has all that it needs. */
export const whenUsable = (): Promise<unknown> =>
  Promise.race([whenIdle(() => false), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])

/** Fills the browser's cache with the files of the admin, which a person who signs in needs next. Runs none of them. */
export async function fetchAdminAhead(): Promise<void> {
  const text = document.getElementById(PRELOAD_DATA_ID)?.textContent
  if (!text) return
  const { set } = JSON.parse(text) as PreloadData
  for (const [href, as] of set) {
    if (as === 'fetch') continue
    try {
      const response = await fetch(href, { credentials: 'same-origin', priority: 'low' })
      // Only what was read to its end is kept.
      await response.arrayBuffer()
    } catch {
      return
    }
  }
}
