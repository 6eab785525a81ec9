import { SESSION_MARK } from '../boot/preload-script.ts'

/** Prefixes of stored personal data: recents, jobs, drafts and the reads of pages. */
const PERSONAL = ['stoa.recents.', 'stoa.jobs.', 'stoa.draft.', 'stoa.reads']

function forgetIn(storage: Storage): void {
  for (const key of Object.keys(storage)) {
    if (PERSONAL.some((prefix) => key.startsWith(prefix))) storage.removeItem(key)
  }
}

/** Removes personal data, and that a person was signed in, from this browser; theme and extension choices belong to the browser and stay. */
export function clearPersonalData(): void {
  try {
    forgetIn(localStorage)
    forgetIn(sessionStorage)
    localStorage.removeItem(SESSION_MARK)
  } catch {
    // Blocked storage holds nothing.
  }
}
