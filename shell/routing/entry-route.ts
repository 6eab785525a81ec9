/** Route of an address before any page of a remote is chosen. */
export type EntryRoute = 'home' | 'admin' | 'sign-in' | 'invite' | 'reset-password' | 'not-found'

const ROUTES: ReadonlyMap<string, EntryRoute> = new Map([
  ['', 'home'],
  ['a', 'admin'],
  ['login', 'sign-in'],
  ['invite', 'invite'],
  ['reset-password', 'reset-password'],
])

/** Matches the top-level routes (spec, section 2). Only paths below `/a` may have further segments. */
export function entryRouteOf(pathname: string): EntryRoute {
  const [first = '', ...rest] = pathname.split('/').filter(Boolean)
  const route = ROUTES.get(first) ?? 'not-found'
  return rest.length > 0 && route !== 'admin' ? 'not-found' : route
}
