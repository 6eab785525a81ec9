/** Removes the drafts of forms on the page at this path (`@stoa/admin/form`). */
export function clearDrafts(path: string): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(`stoa.draft.${path}.`)) sessionStorage.removeItem(key)
    }
  } catch {
    // Blocked storage holds no drafts.
  }
}
