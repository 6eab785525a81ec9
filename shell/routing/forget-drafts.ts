/** Removes what forms on the page at this path keep for after a reload (`@stoa/api/drafts`): the person gave it up. */
export function forgetDrafts(path: string): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(`stoa.draft.${path}.`)) sessionStorage.removeItem(key)
    }
  } catch {
    // Storage that is blocked has kept nothing.
  }
}
