import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

import { openPackedSite, type PackedSite } from './packed-site.ts'
import { RecordedStore, type Entity } from './recorded-store.ts'

/** What is packed with the SDK: the built admin, and the headers that its server sends with a page. */
const SITES = [join(import.meta.dirname, '../../site'), join(import.meta.dirname, '../../../dist/sdk/site')]
const ANSWERS = join(import.meta.dirname, '../../playground/answers.json.br')
const BUILT_BACKEND = 'http://localhost:9000'

const POLICY = 'content-security-policy'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Nobody is asked for usage data in a playground, and nothing is sent. */
const NO_USAGE_DATA = { analytics_config: { id: 'none', opt_out: true, anonymize: false } }

/** The packed admin; undefined in a clone that has not packed the SDK. */
export function playgroundSite(): PackedSite | undefined {
  for (const folder of SITES) {
    const site = openPackedSite(folder)
    if (site) return site
  }
  return undefined
}

/** In place of a product's picture: those of the recorded store are not part of the SDK. */
const picture = (path: string): string => {
  const hue = [...path].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><rect width="80" height="80" fill="hsl(${hue} 45% 82%)"/><circle cx="40" cy="40" r="18" fill="hsl(${hue} 45% 55%)"/></svg>`
}

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' })
  response.end(body)
}

async function bodyOf(request: IncomingMessage): Promise<Entity | undefined> {
  let text = ''
  for await (const part of request) text += String(part)
  try {
    return text ? (JSON.parse(text) as Entity) : undefined
  } catch {
    return undefined
  }
}

/** A content security policy that also lets scripts connect to `origins`, as the gateway's does for what is installed. */
const widened = (policy: string, origins: readonly string[]): string =>
  policy.replace(/(?<=(?:^|; ?)connect-src)[^;]*/, (sources) => [sources, ...origins].join(' '))

/**
 * Serves the admin on recorded answers to an extension that connects to `connect`. `onWrite` hears of each write. Rejects when
 * the port is taken.
 */
export async function servePlayground(
  site: PackedSite,
  port: number,
  onWrite: (call: string) => void,
  connect: readonly string[] = [],
): Promise<{ close: () => Promise<void> }> {
  const origin = `http://localhost:${port}`
  const recorded = JSON.parse(brotliDecompressSync(readFileSync(ANSWERS)).toString()) as Record<
    string,
    Entity
  >
  const store = new RecordedStore({ ...recorded, '/analytics-configs': NO_USAGE_DATA })
  const text = (file: string): string => (site.read(file)?.toString() ?? '').replaceAll(BUILT_BACKEND, origin)
  const headers = JSON.parse(text('headers.json')) as Record<string, string>

  async function sendAnswer(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const method = request.method ?? 'GET'
    const body = await bodyOf(request)
    const path = url.pathname.slice('/admin'.length)
    if (method !== 'GET' && !path.startsWith('/auth')) onWrite(`${method} ${url.pathname}`)
    const answer = store.answer({ method, path, query: url.searchParams, ...(body && { body }) })
    send(response, answer.status, 'application/json; charset=utf-8', JSON.stringify(answer.body))
  }

  function sendPage(response: ServerResponse, path: string): void {
    for (const [name, value] of Object.entries(headers))
      response.setHeader(name, name === POLICY ? widened(value, connect) : value)
    send(
      response,
      200,
      'text/html; charset=utf-8',
      text(/^\/a(\/|$)/.test(path) ? 'a/index.html' : 'index.html'),
    )
  }

  function sendFile(response: ServerResponse, path: string): void {
    const body = site.read(path.slice(1))
    const type = TYPES[extname(path)] ?? 'application/octet-stream'
    if (body) return send(response, 200, type, body)
    send(response, 404, 'text/plain', 'There is no such file.')
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', origin)
    if (url.pathname.startsWith('/admin/')) void sendAnswer(request, response, url)
    else if (/^\/(pictures|uploads)\//.test(url.pathname))
      send(response, 200, 'image/svg+xml', picture(url.pathname))
    else if (extname(url.pathname)) sendFile(response, url.pathname)
    else sendPage(response, url.pathname)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, 'localhost', resolve)
  })
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
