/** The admin's own top-level paths, which only areas may take. */
const RESERVED = [
  '/products',
  '/products/:id',
  '/product-categories',
  '/orders',
  '/orders/:id',
  '/customers',
  '/customers/:id',
  '/customers/groups',
  '/customers/groups/:id',
  '/discounts',
  '/discounts/new',
  '/discounts/:id',
  '/gift-cards',
  '/gift-cards/:id',
  '/gift-cards/manage',
  '/pricing',
  '/pricing/new',
  '/pricing/:id',
  '/inventory',
  '/collections',
  '/collections/:id',
  '/draft-orders',
  '/draft-orders/:id',
  '/login',
  '/sales-channels',
  '/publishable-api-keys',
  '/oauth',
  '/oauth/:app_name',
]

/** What stands for a segment of any name in the {@link canonicalPath} spelling. */
export const PARAMETER = ':'

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** What nearly every path looks like: it is spelled as it should be already. */
const CANONICAL = /^(?:\/[a-z\d_-]+)+$/

/** One spelling for every way to write a path: decoded, lower case, without empty and dot segments, parameters unnamed. */
export function canonicalPath(path: string): string {
  if (CANONICAL.test(path)) return path
  const segments: string[] = []
  for (const segment of decoded(path).toLowerCase().split(/[/\\]/)) {
    if (segment === '..') segments.pop()
    else if (segment !== '' && segment !== '.')
      segments.push(segment.startsWith(PARAMETER) ? PARAMETER : segment)
  }
  return `/${segments.join('/')}`
}

/** Pages that the shell itself shows, in their {@link canonicalPath} spelling: areas may not take them either. */
const SHELL_PATHS = ['/settings/extensions']

const firstOf = (canonical: string): string => canonical.split('/', 2)[1] ?? ''

/** By their first segment, which is never a parameter. */
const RESERVED_PATHS = Map.groupBy(RESERVED.map(canonicalPath), firstOf)

/** Whether there is an address that both paths, in their {@link canonicalPath} spelling, match. */
export const overlaps = (one: string, other: string): boolean => {
  const segments = one.split('/')
  const others = other.split('/')
  const meets = (segment: string, index: number) =>
    segment === others[index] || segment === PARAMETER || others[index] === PARAMETER
  return segments.length === others.length && segments.every(meets)
}

/** Whether a path, in its {@link canonicalPath} spelling, could take the address of a page that the shell itself shows. */
export const isShellPath = (canonical: string): boolean =>
  canonical.includes(PARAMETER)
    ? SHELL_PATHS.some((own) => overlaps(own, canonical))
    : SHELL_PATHS.includes(canonical)

/** Whether a path could take an address of the admin itself: one of the spec's list, or one that starts with /settings. */
export function isReservedPath(path: string): boolean {
  const canonical = canonicalPath(path)
  if (canonical.startsWith('/settings') || canonical.startsWith(`/${PARAMETER}`)) return true
  return (RESERVED_PATHS.get(firstOf(canonical)) ?? []).some((reserved) => overlaps(reserved, canonical))
}
