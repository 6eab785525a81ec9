/** The first segment below `/admin` of the address that a browser makes of a path. */
export function nounOf(path: string): string {
  const rooted = path.startsWith('/') ? path : `/${path}`
  const under = /^\/admin(?=[/?#]|$)/.test(rooted) ? rooted : `/admin${rooted}`
  return URL.parse(under, 'http://admin.invalid')?.pathname.split('/')[2] ?? ''
}
