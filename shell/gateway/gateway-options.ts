import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { backendAddress, httpUrl } from './backend-address.ts'
import type { SiteOptions } from './serve-site.ts'

/** The shop address in built admin pages. */
const BUILT_SHOP = 'http://localhost:8000'

export const USAGE = `Usage: node shell/gateway/main.ts --root <folder> --port <number> [options]

Serves a built admin (dist/admin) or shop (dist/shop).

  --root <folder>         the built tree
  --port <number>         the port to listen on
  --host <address>        an address to listen on, may be repeated; by default 127.0.0.1 and ::1
  --backend <url>         the store's backend; by default the one that the pages were built with
  --feed <file>           for a shop: the admin's feed.json, whose widgets for the shop it then shows
  --images <url>          an origin for pictures in addition to the backend's, may be repeated
  --payments <url>        for a shop: an origin of a payment provider, whose pages it shows in frames, may be repeated
  --shop <url>            where shoppers go; by default http://localhost:8000
  --analytics <url>       the collector of usage data; by default nothing is collected
  --analytics-key <key>   identifies the source to the collector; required with --analytics
  --feed-key <key>        the public key (ed25519-…) that feed.json must be signed with: another one is not served, and
                          browsers refuse it, too
  --contact <address>     for a shop: the e-mail address that shoppers write to
  --behind-https          a proxy in front serves this over HTTPS alone: sends Strict-Transport-Security
  --local-extensions      lets pages run extensions from http://localhost; for development only
  --help                  this text

Origins that may serve extension code are listed in the tree's feed.json, under "origins".`

/** Reads the command-line arguments; undefined if help was requested. Throws an Error that explains what is wrong. */
export function gatewayOptions(args: string[]): SiteOptions | undefined {
  const { values } = parseArgs({
    args,
    options: {
      root: { type: 'string' },
      port: { type: 'string' },
      host: { type: 'string', multiple: true },
      backend: { type: 'string' },
      feed: { type: 'string' },
      images: { type: 'string', multiple: true },
      payments: { type: 'string', multiple: true },
      shop: { type: 'string' },
      analytics: { type: 'string' },
      'analytics-key': { type: 'string' },
      'feed-key': { type: 'string' },
      contact: { type: 'string' },
      'behind-https': { type: 'boolean', default: false },
      'local-extensions': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return undefined
  if (!values.root) throw new Error('--root is missing.')
  return {
    root: resolve(values.root),
    port: readPort(values.port),
    ...(values.host && { hosts: values.host }),
    ...(values.backend && { backend: backendAddress(values.backend, '--backend') }),
    ...(values.feed && { feed: resolve(values.feed) }),
    ...(values.images && { images: values.images.map((url) => httpUrl(url, '--images').origin) }),
    ...(values.payments && { payments: values.payments.map((url) => httpUrl(url, '--payments').origin) }),
    ...(values.shop && { movedOrigins: { [BUILT_SHOP]: httpUrl(values.shop, '--shop').origin } }),
    ...(values['feed-key'] && { feedKey: readFeedKey(values['feed-key']) }),
    ...(values.contact && { contact: readContact(values.contact) }),
    ...(values['behind-https'] && { isBehindHttps: true }),
    ...(values['local-extensions'] && { allowsLocalExtensions: true }),
    ...readAnalytics(values.analytics, values['analytics-key']),
  }
}

function readAnalytics(url?: string, writeKey?: string): Pick<SiteOptions, 'analytics'> {
  if (!url && !writeKey) return {}
  if (!url) throw new Error('--analytics is missing beside --analytics-key.')
  if (!/^[\w-]+$/.test(writeKey ?? '')) {
    throw new Error('--analytics-key must be of letters, digits, dashes and underscores.')
  }
  return { analytics: { url: backendAddress(url, '--analytics'), writeKey: writeKey ?? '' } }
}

function readFeedKey(key: string): string {
  if (/^ed25519-[\w+/]{43}=$/.test(key)) return key
  throw new Error('--feed-key must be a public key, as "stoa keys show" prints it.')
}

function readContact(address: string): string {
  if (/^[^\s"&<>@]+@[^\s"&<>@]+$/.test(address)) return address
  throw new Error(`--contact must be an e-mail address, not "${address}".`)
}

function readPort(text = ''): number {
  const port = Number(text)
  if (text !== '' && Number.isInteger(port) && port >= 0 && port < 65_536) return port
  throw new Error(`--port must be a whole number from 0 to 65535, not "${text}".`)
}
