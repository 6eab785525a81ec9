import { whenIdle } from '../analytics/when-idle.ts'
import { PRELOAD_DATA_ID, type PreloadData } from './preload-script.ts'

/** A page that never becomes idle fetches ahead after this time, in milliseconds. */
const PATIENCE_MS = 4000

/** Resolves once the page at hand has all that it needs. */
export const whenUsable = (): Promise<unknown> =>
  Promise.race([whenIdle(() => false), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])

/** Fills the browser's cache with files that are needed next: one after the other, and without running them. */
export async function fetchAhead(files: 'set' | 'later'): Promise<void> {
  const text = document.getElementById(PRELOAD_DATA_ID)?.textContent
  if (!text) return
  for (const [href, as] of (JSON.parse(text) as PreloadData)[files]) {
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
