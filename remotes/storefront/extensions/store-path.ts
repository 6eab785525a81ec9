const PREFIX = '/store'

/** Puts a path under `/store` when it is not there yet. Throws for one that climbs out again. */
export function toStorePath(path: string): string {
  const rooted = path.startsWith('/') ? path : `/${path}`
  const under = /^\/store(?=[/?#]|$)/.test(rooted) ? rooted : `${PREFIX}${rooted}`
  const { pathname } = new URL(under, 'http://backend')
  if (pathname !== PREFIX && !pathname.startsWith(`${PREFIX}/`))
    throw new Error(`A widget of the shop may call ${PREFIX} alone, not “${path}”`)
  return under
}
