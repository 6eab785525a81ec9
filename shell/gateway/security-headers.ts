import type { ServerResponse } from 'node:http'

/** react-aria-components puts one constant `<style>` into the page; this is its hash. */
const REACT_ARIA_STYLE = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='"

/** Where a page may reach besides its own origin. */
export interface Reach {
  /** Origin of the backend: its answers and its pictures. */
  backend: string
  /** Origin of the collector of usage data, where the page names one. */
  collector?: string | undefined
  /** Origins that the feed lets in: code, styles and data of extensions. */
  extensions: readonly string[]
  /** Whether extensions that are being written may come from servers on the author's machine. */
  allowsOverrides: boolean
}

/** The Content-Security-Policy of a page, as text. */
export function contentSecurityPolicy({ backend, collector, extensions, allowsOverrides }: Reach): string {
  const code = [...extensions, ...(allowsOverrides ? ['http://localhost:*'] : [])]
  const reload = allowsOverrides ? ['ws://localhost:*'] : []
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...code],
    'style-src': ["'self'", ...code, REACT_ARIA_STYLE],
    'img-src': ["'self'", 'data:', 'blob:', backend],
    'connect-src': ["'self'", backend, ...(collector ? [collector] : []), ...code, ...reload],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/** A script without a hash does not load, even where a bundle has forgotten to ask for one. No browser knows this of styles yet. */
export const INTEGRITY_POLICY = 'blocked-destinations=(script)'

/** What every answer says, whatever it carries. */
export function setBaseHeaders(response: ServerResponse): void {
  response.setHeader('x-content-type-options', 'nosniff')
}

/** What a page says besides. */
export function setPageHeaders(response: ServerResponse, reach: Reach): void {
  response.setHeader('content-security-policy', contentSecurityPolicy(reach))
  // What is being written has no hashes.
  if (!reach.allowsOverrides) response.setHeader('integrity-policy', INTEGRITY_POLICY)
  response.setHeader('referrer-policy', 'same-origin')
  response.setHeader('cross-origin-opener-policy', 'same-origin')
  response.setHeader('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(self), usb=()')
}
