/**
 * A backend's address as pages carry it: without a trailing slash.
 * Throws an Error that names `source`, the option or variable it comes from, when it is not one.
 */
export function backendAddress(text: string, source: string): string {
  const url = httpUrl(text, source)
  if (url.search || url.hash) throw new Error(`${source} must not carry a query or a fragment: "${text}".`)
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '')
}

/** An http or https address; throws an Error that names `source` when it is none. */
export function httpUrl(text: string, source: string): URL {
  if (/^https?:\/\//.test(text) && URL.canParse(text)) return new URL(text)
  throw new Error(`${source} must be an http or https address, not "${text}".`)
}
