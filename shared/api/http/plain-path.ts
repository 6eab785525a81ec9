/**
 * A call's path as a route: slashes once, none at the end, dots resolved, no query and no hash. Two paths that the
 * server takes for the same call compare equal.
 */
export function plainPath(path: string): string {
  const { pathname } = new URL(`http://backend/${path}`)
  return pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')
}
