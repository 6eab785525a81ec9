/** Names of the library's cookies and storage entries. */
const LIBRARY_KEYS = /^(rl_|rudder_)/

/** Removes everything the library stored in this browser. A running library may store its own state again. */
export function clearTraces(): void {
  for (const key of Object.keys(localStorage)) if (LIBRARY_KEYS.test(key)) localStorage.removeItem(key)
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=', 1)[0] ?? ''
    if (LIBRARY_KEYS.test(name)) document.cookie = `${name}=; path=/; max-age=0`
  }
}
