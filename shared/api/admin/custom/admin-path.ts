const PREFIX = '/admin'

/** Puts a path under `/admin` when it is not there yet. Throws for one that climbs out again. */
export function toAdminPath(path: string): string {
  const rooted = path.startsWith('/') ? path : `/${path}`
  const under = /^\/admin(?=[/?#]|$)/.test(rooted) ? rooted : `${PREFIX}${rooted}`
  const { pathname } = new URL(under, 'http://backend')
  if (pathname !== PREFIX && !pathname.startsWith(`${PREFIX}/`)) {
    throw new Error(`A custom admin call must stay under ${PREFIX}, but "${path}" does not`)
  }
  return under
}
