import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import { type Served, serveSite, type SiteOptions } from './serve-site.ts'

const HASHED = 'assets/main.0123456789.js'
const html = (title: string) =>
  `<!doctype html><meta name="stoa-backend" content="http://localhost:9000"><title>${title}</title>`
const feed = (...origins: string[]) =>
  JSON.stringify({
    format: 1,
    extensions: [{ base: '/remotes/orders/1/' }, { base: 'https://out.example.com/' }],
    disabled: [],
    origins,
  })

let root: string
let served: Served

function write(file: string, content: string | Buffer): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), content)
}

async function serve(options: Partial<SiteOptions> = {}): Promise<void> {
  served = await serveSite({ root, port: 0, ...options })
}

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${served.url}${path}`, { headers })
const text = async (path: string) => (await get(path)).text()
const health = async (): Promise<unknown> => (await get('/healthz')).json()

/** `fetch` would normalise the path and the host, and ask for a whole answer whatever the conditions. */
const answerRaw = (path: string, host = 'localhost', headers: Record<string, string> = {}) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { hostname, port } = new URL(served.url)
    const outgoing = request({ hostname, port, path, headers: { ...headers, host } }, (response) => {
      response.resume()
      resolve(response)
    })
    outgoing.once('error', reject).end()
  })
const statusOfRaw = async (path: string) => (await answerRaw(path)).statusCode

/** A response header of a page requested with this host. */
const headerAs = async (host: string, name: string) => (await answerRaw('/a', host)).headers[name]
const policyAs = async (host: string) => String(await headerAs(host, 'content-security-policy'))

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'site of tests-'))
  write('index.html', html('public'))
  write('a/index.html', html('signed in'))
  write('frame/index.html', html('framed'))
  write('feed.json', feed('https://in.example.com'))
  write(HASHED, 'plain script')
  write(`${HASHED}.br`, brotliCompressSync('compressed script'))
  write('public/locales/de/shell.json', '{}')
  write('.secret/key.txt', 'secret')
})

afterEach(async () => {
  await served.close()
  rmSync(root, { recursive: true })
})

test.each([
  ['/', 'public'],
  ['/login', 'public'],
  ['/index.html', 'public'],
  ['/about/us', 'public'],
  ['/a', 'signed in'],
  ['/a/orders/order_1?tab=notes.all', 'signed in'],
  ['/a/index.html', 'signed in'],
  ['/products/v1.5-cup', 'public'],
  ['/collections/node.js', 'public'],
  ['/a/care/v1.0', 'signed in'],
  ['/frame', 'framed'],
  ['/frames', 'public'],
])('%s opens the %s page', async (path, title) => {
  await serve()
  const response = await get(path)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(await response.text()).toContain(`<title>${title}</title>`)
})

const headerAt = async (path: string, name: string) => (await get(path)).headers.get(name)
const policyOf = (path: string) => headerAt(path, 'content-security-policy')
const readers = (path: string) => headerAt(path, 'access-control-allow-origin')

test('the page for framed extensions has no origin, and nothing else is like it', async () => {
  await serve()
  expect(await policyOf('/frame')).toMatch(/frame-ancestors 'self'; sandbox allow-scripts allow-forms;/)
  for (const path of ['/', '/a', '/frames']) {
    expect(await policyOf(path)).toContain("frame-ancestors 'none'")
    expect(await policyOf(path)).not.toContain('sandbox')
  }
})

test('files of a build may be read from anywhere, pages and the feed may not', async () => {
  await serve()
  expect(await readers(`/${HASHED}`)).toBe('*')
  for (const path of ['/', '/a', '/frame', '/feed.json']) expect(await readers(path)).toBeNull()
})

test('a site without a signed-in page serves its one page everywhere', async () => {
  rmSync(join(root, 'a'), { recursive: true })
  await serve()
  expect(await text('/a/thing')).toContain('<title>public</title>')
})

test.each([
  '/assets/gone.js',
  '/public/locales/xx/shell.json',
  '/favicon.ico',
  '/assets/v1',
  '/.secret/key.txt',
])('%s answers 404 with a short text, never a page', async (path) => {
  await serve()
  const response = await get(path)
  expect(response.status).toBe(404)
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await response.text()).toBe('There is no such file here.\n')
})

test.each([
  ['/../outside.txt', 404],
  ['/assets/%2e%2e/%2e%2e/outside.txt', 404],
  ['/%', 400],
  ['/%00.txt', 400],
])('%s does not leave the folder: %i', async (path, status) => {
  await serve()
  expect(await statusOfRaw(path)).toBe(status)
})

test('a hashed file is immutable and compressed', async () => {
  await serve()
  const compressed = await get(`/${HASHED}`, { 'accept-encoding': 'br' })
  expect(compressed.headers.get('content-encoding')).toBe('br')
  expect(await compressed.text()).toBe('compressed script')
  const plain = await get(`/${HASHED}`, { 'accept-encoding': 'identity' })
  expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(plain.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(plain.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await plain.text()).toBe('plain script')
})

test.each(['/feed.json', '/public/locales/de/shell.json'])('%s is revalidated', async (path) => {
  await serve()
  expect((await get(path)).headers.get('cache-control')).toBe('no-cache')
})

test.each(['br', 'gzip'])('a page is compressed as %s', async (encoding) => {
  await serve()
  const page = await get('/a', { 'accept-encoding': encoding })
  expect(page.headers.get('content-encoding')).toBe(encoding)
  expect(page.headers.get('vary')).toBe('Accept-Encoding')
  expect(await page.text()).toContain('signed in')
})

test('a page uses the configured backend, and its policy allows only that one', async () => {
  await serve({ backend: 'https://api.example.com/store' })
  const page = await get('/login')
  expect(await page.text()).toContain('content="https://api.example.com/store"')
  expect(page.headers.get('content-security-policy')).toContain("connect-src 'self' https://api.example.com ")
})

test('without a configured backend the policy allows the built one', async () => {
  await serve()
  expect((await get('/')).headers.get('content-security-policy')).toContain(
    "connect-src 'self' http://localhost:9000 ",
  )
})

test('usage data is collected only if a collector is configured and the page has the meta element', async () => {
  write('a/index.html', `${html('signed in')}<meta name="stoa-analytics" content="" data-key="">`)
  await serve()
  expect(await policyAs('admin.example.com')).toContain(
    "connect-src 'self' http://localhost:9000 https://in.example.com;",
  )

  await served.close()
  await serve({ analytics: { url: 'https://collect.example.com/in', writeKey: 'key_1' } })
  expect(await text('/a')).toContain('content="https://collect.example.com/in" data-key="key_1"')
  expect(await policyAs('admin.example.com')).toContain(
    "connect-src 'self' http://localhost:9000 https://collect.example.com https://in.example.com;",
  )
  expect((await get('/login')).headers.get('content-security-policy')).not.toContain('collect.example.com')
})

test("the policy allows code from the feed's origins, and not from origins that only appear as an entry's base", async () => {
  await serve()
  expect(await policyAs('admin.example.com')).toContain(
    "script-src 'self' 'sha256-tuMdVr3r4k15i47rI9C2oAVQdsPclyr2hpaNJiwNaTk=' https://in.example.com;",
  )
})

test('a changed feed is served and applied without a restart', async () => {
  await serve()
  await get('/a')
  write('feed.json', feed())
  expect(await policyAs('admin.example.com')).toContain(
    "script-src 'self' 'sha256-tuMdVr3r4k15i47rI9C2oAVQdsPclyr2hpaNJiwNaTk=';",
  )
  expect(await text('/feed.json')).toBe(feed())
})

test.each(['https://in.example.com/path', "https://x.example 'unsafe-inline'", '*', 'https:'])(
  'an invalid origin (%s) stays out of the policy, and health reports it',
  async (stray) => {
    write('feed.json', feed('https://in.example.com', stray))
    await serve()
    expect(await policyAs('admin.example.com')).toContain(
      "script-src 'self' 'sha256-tuMdVr3r4k15i47rI9C2oAVQdsPclyr2hpaNJiwNaTk=' https://in.example.com;",
    )
    expect(await health()).toMatchObject({
      status: 'degraded',
      problem: expect.stringContaining('no origin'),
    })
  },
)

test('local extensions are allowed by the option or by the feed, whatever host is asked', async () => {
  await serve()
  expect(await policyAs('localhost:7001')).not.toContain('localhost:*')
  await served.close()
  await serve({ allowsLocalExtensions: true })
  expect(await policyAs('admin.example.com')).toContain('ws://localhost:*')
  await served.close()
  await serve()
  write('feed.json', JSON.stringify({ ...JSON.parse(feed()), allowsOverrides: true }))
  expect(await policyAs('admin.example.com')).toContain('ws://localhost:*')
})

test('scripts without a hash are blocked, except where local extensions are allowed', async () => {
  const name = 'integrity-policy'
  await serve()
  expect(await headerAs('localhost:7001', name)).toBe('blocked-destinations=(script)')
  write('feed.json', JSON.stringify({ ...JSON.parse(feed()), allowsOverrides: true }))
  expect(await headerAs('admin.example.com', name)).toBeUndefined()
})

test('moved extension origins are replaced in the feed and the policy', async () => {
  const now = 'http://localhost:7999'
  await serve({ movedOrigins: { 'https://in.example.com': now, 'https://out.example.com': now } })
  expect(await text('/feed.json')).toContain(`"base":"${now}/"`)
  expect(await policyAs('admin.example.com')).toContain(
    `script-src 'self' 'sha256-tuMdVr3r4k15i47rI9C2oAVQdsPclyr2hpaNJiwNaTk=' ${now};`,
  )
})

test.each([
  ['broken', () => write('feed.json', '{'), 'cannot be read'],
  ['none', () => write('feed.json', '{"format":1,"extensions":{}}'), 'format 1'],
  ['gone', () => rmSync(join(root, 'feed.json')), 'feed.json is missing'],
])('a feed that is %s leaves the last good one in use, and health says so', async (_, harm, problem) => {
  await serve()
  expect(await health()).toEqual({ status: 'ok', feed: 2 })
  harm()
  expect(await text('/feed.json')).toBe(feed('https://in.example.com'))
  expect(await policyAs('admin.example.com')).toContain('https://in.example.com')
  expect(await health()).toMatchObject({
    status: 'degraded',
    feed: 2,
    problem: expect.stringContaining(problem),
  })
  write('feed.json', feed())
  expect(await text('/feed.json')).toBe(feed())
  expect(await health()).toEqual({ status: 'ok', feed: 2 })
})

test('a feed that was never good is answered as a fault of the server', async () => {
  write('feed.json', '{')
  await serve()
  expect((await get('/feed.json')).status).toBe(500)
  expect(await health()).toMatchObject({ status: 'degraded', feed: 0 })
  expect((await get('/a')).status).toBe(200)
})

test('a page that a build is just writing is answered as it was', async () => {
  await serve()
  expect(await text('/login')).toContain('public')
  rmSync(join(root, 'index.html'))
  expect(await text('/login')).toContain('public')
  expect(await health()).toMatchObject({ status: 'degraded', problem: expect.stringContaining('index.html') })
})

test.each([
  'feed.json.orig',
  'feed.json.br',
  'feed.old.json~',
  'notes.html',
  'assets/main.js.orig',
  'assets/page.html',
])('%s in the folder is not served', async (file) => {
  write(file, 'stray')
  await serve()
  expect((await get(`/${file}`)).status).toBe(404)
})

test('a compressed copy that is older than its file is not used', async () => {
  write('public/locales/de/shell.json.br', brotliCompressSync('{"old":true}'))
  const before = new Date(Date.now() - 60_000)
  utimesSync(join(root, 'public/locales/de/shell.json.br'), before, before)
  await serve()
  expect(await text('/public/locales/de/shell.json')).toBe('{}')
})

test('a compressed copy of a hashed file is used whatever its time is', async () => {
  const before = new Date(Date.now() - 60_000)
  utimesSync(join(root, `${HASHED}.br`), before, before)
  await serve()
  const compressed = await get(`/${HASHED}`, { 'accept-encoding': 'br' })
  expect(compressed.headers.get('content-encoding')).toBe('br')
})

test.each([
  ['bytes=-6', 206, 'script', 'bytes 6-11/12'],
  ['bytes=0-4', 206, 'plain', 'bytes 0-4/12'],
  ['bytes=6-', 206, 'script', 'bytes 6-11/12'],
  ['bytes=a-b', 200, 'plain script', null],
  ['lines=1-2', 200, 'plain script', null],
])('the range %s is answered with %i and “%s”', async (range, status, body, contentRange) => {
  await serve()
  const response = await get(`/${HASHED}`, { range, 'accept-encoding': 'identity' })
  expect([response.status, response.headers.get('content-range')]).toEqual([status, contentRange])
  expect(await response.text()).toBe(body)
})

test.each(['bytes=9-0', 'bytes=99-'])('the range %s is refused, and that is not cached', async (range) => {
  await serve()
  const { status, headers } = await get(`/${HASHED}`, { range, 'accept-encoding': 'identity' })
  expect([status, headers.get('content-range')]).toEqual([416, 'bytes */12'])
  expect(headers.get('cache-control')).toBe('no-store')
})

test.each(['/a', `/${HASHED}`])('%s is answered as conditions ask', async (path) => {
  await serve()
  const tag = (await get(path, { 'accept-encoding': 'br' })).headers.get('etag') ?? ''
  const statusFor = async (condition: string) =>
    (await answerRaw(path, 'localhost', { 'accept-encoding': 'br', 'if-none-match': condition })).statusCode
  expect(await statusFor(`"other", ${tag}`)).toBe(304)
  expect(await statusFor('*')).toBe(304)
  expect(await statusFor('"other"')).toBe(200)
})

test('a request in absolute form is answered like any other', async () => {
  await serve()
  expect(await statusOfRaw('http://admin.example.com/a/orders?tab=all')).toBe(200)
  expect(await statusOfRaw('http://admin.example.com')).toBe(200)
  expect(await statusOfRaw('http://admin.example.com/assets/gone.js')).toBe(404)
})

test('an idle connection outlives that of a proxy in front', async () => {
  await serve()
  expect((await get('/')).headers.get('keep-alive')).toBe('timeout=65')
})

test('HSTS is sent only behind a proxy that is declared to serve it', async () => {
  const name = 'strict-transport-security'
  await serve()
  expect((await get('/a')).headers.get(name)).toBeNull()
  await served.close()
  await serve({ isBehindHttps: true })
  expect((await get('/a')).headers.get(name)).toBe('max-age=31536000')
  expect((await get('/assets/gone.js')).headers.get(name)).toBe('max-age=31536000')
})

test('pictures may come from the configured origins', async () => {
  await serve({ images: ['https://pictures.example.com'] })
  expect(await policyAs('admin.example.com')).toContain(
    "img-src 'self' data: blob: http://localhost:9000 https://pictures.example.com;",
  )
})

test('a site without a feed is healthy', async () => {
  rmSync(join(root, 'feed.json'))
  await serve()
  expect(await health()).toEqual({ status: 'ok', feed: 0 })
  expect((await get('/feed.json')).status).toBe(404)
})

test('HEAD has the headers of GET, and other methods are refused', async () => {
  await serve()
  const head = await fetch(`${served.url}/a`, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } })
  expect(Number(head.headers.get('content-length'))).toBe(html('signed in').length)
  const post = await fetch(`${served.url}/a`, { method: 'POST' })
  expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

test('an unbuilt folder is refused with the fix', async () => {
  await serve()
  await expect(serveSite({ root: join(root, 'assets'), port: 0 })).rejects.toThrow('"npm run build" makes it')
})
