import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'

import { PRELOAD_SCRIPT } from '../boot/preload-script.ts'

/** Hash of the one constant `<style>` that react-aria-components injects. */
const REACT_ARIA_STYLE = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='"

/** Hash of the documents' one inline script. */
const INLINE_SCRIPT = `'sha256-${createHash('sha256').update(PRELOAD_SCRIPT).digest('base64')}'`

/** Origins that a page may reach, in addition to its own. */
export interface Reach {
  /** Origin of the backend: data and images. */
  backend: string
  /** Origin of the usage data collector, if any. */
  collector?: string | undefined
  /** Origins in the feed: code, styles and data of extensions. */
  extensions: readonly string[]
  /** Origins that extensions call, as the operator accepted. */
  connections?: readonly string[]
  /** Origins that only pictures may come from. */
  images?: readonly string[]
  /** Whether local servers may serve extensions. */
  allowsLocalExtensions: boolean
}

/** The Content-Security-Policy of a page. */
export function contentSecurityPolicy(reach: Reach): string {
  const { backend, collector, extensions, connections = [], images = [], allowsLocalExtensions } = reach
  const code = [...extensions, ...(allowsLocalExtensions ? ['http://localhost:*'] : [])]
  const reload = allowsLocalExtensions ? ['ws://localhost:*'] : []
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", INLINE_SCRIPT, ...code],
    'style-src': ["'self'", ...code, REACT_ARIA_STYLE],
    'img-src': ["'self'", 'data:', 'blob:', backend, ...images],
    'connect-src': [
      "'self'",
      backend,
      ...(collector ? [collector] : []),
      ...code,
      ...connections.filter((origin) => !code.includes(origin)),
      ...reload,
    ],
    'font-src': ["'self'", 'data:'],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/** Blocks scripts without a hash, even if a bundle forgets to set one. Browsers do not support styles yet. */
export const INTEGRITY_POLICY = 'blocked-destinations=(script)'

/** Browsers use HTTPS alone for a year. */
export const TRANSPORT_SECURITY = 'max-age=31536000'

/** Headers of every response. */
export function setBaseHeaders(response: ServerResponse, { isBehindHttps = false } = {}): void {
  response.setHeader('x-content-type-options', 'nosniff')
  if (isBehindHttps) response.setHeader('strict-transport-security', TRANSPORT_SECURITY)
}

/** Additional headers of pages. */
export function setPageHeaders(response: ServerResponse, reach: Reach): void {
  response.setHeader('content-security-policy', contentSecurityPolicy(reach))
  // Local extensions have no hashes.
  if (!reach.allowsLocalExtensions) response.setHeader('integrity-policy', INTEGRITY_POLICY)
  response.setHeader('referrer-policy', 'same-origin')
  response.setHeader('cross-origin-opener-policy', 'same-origin')
  response.setHeader('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(self), usb=()')
}
