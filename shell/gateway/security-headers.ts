import type { ServerResponse } from 'node:http'

/** Hash of the one constant `<style>` that react-aria-components injects. */
const REACT_ARIA_STYLE = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='"

/** Origins that a page may reach besides its own. */
export interface Reach {
  /** Origin of the backend: data and images. */
  backend: string
  /** Origin of the usage data collector, if any. */
  collector?: string | undefined
  /** Origins in the feed: code, styles and data of extensions. */
  extensions: readonly string[]
  /** Whether local servers may serve extensions. */
  allowsOverrides: boolean
}

/** The Content-Security-Policy of a page. */
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

/** Blocks scripts without a hash, even if a bundle forgets to set one. Browsers do not support styles yet. */
export const INTEGRITY_POLICY = 'blocked-destinations=(script)'

/** Headers of every response. */
export function setBaseHeaders(response: ServerResponse): void {
  response.setHeader('x-content-type-options', 'nosniff')
}

/** Additional headers of pages. */
export function setPageHeaders(response: ServerResponse, reach: Reach): void {
  response.setHeader('content-security-policy', contentSecurityPolicy(reach))
  // Local extensions have no hashes.
  if (!reach.allowsOverrides) response.setHeader('integrity-policy', INTEGRITY_POLICY)
  response.setHeader('referrer-policy', 'same-origin')
  response.setHeader('cross-origin-opener-policy', 'same-origin')
  response.setHeader('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(self), usb=()')
}
