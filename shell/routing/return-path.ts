const PARAMETER = 'return'
const NOWHERE = 'http://stoa.invalid'

/** The sign-in address that leads back to where the person was. */
export function signInAddress(from: string): string {
  return from === '/a' || from === '/' ? '/login' : `/login?${new URLSearchParams({ [PARAMETER]: from })}`
}

/** Where to go after sign-in: only ever a page of the admin, whatever the address says. */
export function returnPath(search: string): string {
  const wanted = new URLSearchParams(search).get(PARAMETER)
  if (!wanted || !URL.canParse(wanted, NOWHERE)) return '/a'
  const { origin, pathname, search: query, hash } = new URL(wanted, NOWHERE)
  const staysHere = origin === NOWHERE && (pathname === '/a' || pathname.startsWith('/a/'))
  return staysHere ? pathname + query + hash : '/a'
}
