/** What a visitor's address leads to before any page of a remote is chosen. */
export type Door = 'home' | 'admin' | 'sign-in' | 'invite' | 'reset-password' | 'not-found'

const DOORS: ReadonlyMap<string, Door> = new Map([
  ['', 'home'],
  ['a', 'admin'],
  ['login', 'sign-in'],
  ['invite', 'invite'],
  ['reset-password', 'reset-password'],
])

/** The top-level routes of the admin (spec, section 2). Only what lies below `/a` may be deeper than one segment. */
export function doorOf(pathname: string): Door {
  const [first = '', ...rest] = pathname.split('/').filter(Boolean)
  const door = DOORS.get(first) ?? 'not-found'
  return rest.length > 0 && door !== 'admin' ? 'not-found' : door
}
