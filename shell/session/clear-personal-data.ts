/** Prefixes of stored personal data: recents, jobs and drafts. */
const PERSONAL = ['stoa.recents.', 'stoa.jobs.', 'stoa.draft.']

function forgetIn(storage: Storage): void {
  for (const key of Object.keys(storage)) {
    if (PERSONAL.some((prefix) => key.startsWith(prefix))) storage.removeItem(key)
  }
}

/** Removes personal data from this browser; theme and extension choices belong to the browser and stay. */
export function clearPersonalData(): void {
  try {
    forgetIn(localStorage)
    forgetIn(sessionStorage)
  } catch {
    // Blocked storage holds nothing.
  }
}
