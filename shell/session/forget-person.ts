/** What stands in the browser's storage under these is of one person alone: what they opened, saw and typed. */
const PERSONAL = ['stoa.recents.', 'stoa.jobs.', 'stoa.draft.']

function forgetIn(storage: Storage): void {
  for (const key of Object.keys(storage)) {
    if (PERSONAL.some((prefix) => key.startsWith(prefix))) storage.removeItem(key)
  }
}

/** Removes what this browser keeps of the person; the look and the choices about extensions are the browser's own. */
export function forgetPerson(): void {
  try {
    forgetIn(localStorage)
    forgetIn(sessionStorage)
  } catch {
    // Storage that is blocked has kept nothing.
  }
}
