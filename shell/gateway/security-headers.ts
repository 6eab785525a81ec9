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
  /** Origins of payment providers, whose pages and fields the shop shows in frames. */
  payments?: readonly string[]
  /** Whether local servers may serve extensions. */
  allowsLocalExtensions: boolean
}

type Directives = Readonly<Record<string, readonly string[]>>

const written = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')

const withoutTwins = (origins: readonly string[]): string[] => [...new Set(origins)]

const codeOrigins = ({ extensions, allowsLocalExtensions }: Reach): string[] => [
  ...extensions,
  ...(allowsLocalExtensions ? ['http://localhost:*'] : []),
]

/** The Content-Security-Policy of a page. */
export function contentSecurityPolicy(reach: Reach): string {
  const { backend, collector, connections = [], images = [], payments = [], allowsLocalExtensions } = reach
  const code = codeOrigins(reach)
  const reload = allowsLocalExtensions ? ['ws://localhost:*'] : []
  return written({
    'default-src': ["'none'"],
    'script-src': ["'self'", INLINE_SCRIPT, ...code],
    'style-src': ["'self'", ...code, REACT_ARIA_STYLE],
    'img-src': ["'self'", 'data:', 'blob:', backend, ...images],
    'connect-src': [
      "'self'",
      backend,
      ...(collector ? [collector] : []),
      ...withoutTwins([...code, ...connections, ...payments]),
      ...reload,
    ],
    'font-src': ["'self'", 'data:'],
    'frame-src': ["'self'", ...payments],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  })
}

/**
 * The Content-Security-Policy of the document that framed extensions run in. It has no origin, wherever it is opened, cannot
 * open windows or forms, and reaches neither the backend nor the collector.
 */
export function framePolicy(reach: Reach): string {
  const code = codeOrigins(reach)
  return written({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...code],
    'style-src': ["'self'", ...code, REACT_ARIA_STYLE],
    'img-src': ["'self'", 'data:', 'blob:', reach.backend, ...(reach.images ?? [])],
    'connect-src': ["'self'", ...withoutTwins([...code, ...(reach.connections ?? [])])],
    'font-src': ["'self'", 'data:'],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
    sandbox: ['allow-scripts', 'allow-forms'],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  })
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

/** The part of a response that takes headers. */
interface Headed {
  setHeader(name: string, value: string): unknown
}

/** Additional headers of pages. */
export function setPageHeaders(response: Headed, reach: Reach, policyOf = contentSecurityPolicy): void {
  response.setHeader('content-security-policy', policyOf(reach))
  // Local extensions have no hashes.
  if (!reach.allowsLocalExtensions) response.setHeader('integrity-policy', INTEGRITY_POLICY)
  response.setHeader('referrer-policy', 'same-origin')
  response.setHeader('cross-origin-opener-policy', 'same-origin')
  response.setHeader('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(self), usb=()')
}
