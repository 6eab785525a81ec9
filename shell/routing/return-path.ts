const PARAMETER = 'return'
const NOWHERE = 'http://stoa.invalid'

/** Address of the sign-in page that returns to `from` afterwards. */
export function signInAddress(from: string): string {
  return from === '/a' || from === '/' ? '/login' : `/login?${new URLSearchParams({ [PARAMETER]: from })}`
}

/** Path to open after signing in: always a page of the admin. */
export function returnPath(search: string): string {
  const requested = new URLSearchParams(search).get(PARAMETER)
  if (!requested || !URL.canParse(requested, NOWHERE)) return '/a'
  const { origin, pathname, search: query, hash } = new URL(requested, NOWHERE)
  const staysHere = origin === NOWHERE && (pathname === '/a' || pathname.startsWith('/a/'))
  return staysHere ? pathname + query + hash : '/a'
}
