/**
 * Normalises a backend's address: no trailing slash. Throws an Error that names `source`, the option or variable, if
 * the address is invalid.
 */
export function backendAddress(text: string, source: string): string {
  const url = httpUrl(text, source)
  if (url.search || url.hash) throw new Error(`${source} must not carry a query or a fragment: "${text}".`)
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '')
}

/** Parses an http or https address; throws an Error that names `source` if it is invalid. */
export function httpUrl(text: string, source: string): URL {
  if (/^https?:\/\//.test(text) && URL.canParse(text)) return new URL(text)
  throw new Error(`${source} must be an http or https address, not "${text}".`)
}
