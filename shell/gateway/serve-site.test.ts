/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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

/** `fetch` would normalise the path and the host. */
const answerRaw = (path: string, host = 'localhost') =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { hostname, port } = new URL(served.url)
    const outgoing = request({ hostname, port, path, headers: { host } }, (response) => {
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
])('%s opens the %s page', async (path, title) => {
  await serve()
  const response = await get(path)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(await response.text()).toContain(`<title>${title}</title>`)
})

test('a site without a signed-in page serves its one page everywhere', async () => {
  rmSync(join(root, 'a'), { recursive: true })
  await serve()
  expect(await text('/a/thing')).toContain('<title>public</title>')
})

test.each(['/assets/gone.js', '/public/locales/xx/shell.json', '/a/thing.png', '/.secret/key.txt'])(
  '%s answers 404 with a short text, never a page',
  async (path) => {
    await serve()
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await response.text()).toBe('There is no such file here.\n')
  },
)

test.each([
  ['/../outside.txt', 404],
  ['/assets/%2e%2e/%2e%2e/outside.txt', 404],
  ['/%', 400],
  ['/%00.txt', 400],
])('%s does not leave the folder: %i', async (path, status) => {
  await serve()
  expect(await statusOfRaw(path)).toBe(status)
})

test('a hashed file is immutable, compressed and tagged', async () => {
  await serve()
  const compressed = await get(`/${HASHED}`, { 'accept-encoding': 'br' })
  expect(compressed.headers.get('content-encoding')).toBe('br')
  expect(await compressed.text()).toBe('compressed script')
  const plain = await get(`/${HASHED}`, { 'accept-encoding': 'identity' })
  expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(plain.headers.get('content-type')).toBe('text/javascript')
  expect(plain.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await plain.text()).toBe('plain script')
  const again = await get(`/${HASHED}`, {
    'accept-encoding': 'identity',
    'if-none-match': plain.headers.get('etag') ?? '',
  })
  expect(again.status).toBe(304)
})

test.each(['/feed.json', '/public/locales/de/shell.json'])('%s is revalidated', async (path) => {
  await serve()
  expect((await get(path)).headers.get('cache-control')).toBe('no-cache')
})

test.each(['br', 'gzip'])('a page is compressed as %s and answers 304 to its tag', async (encoding) => {
  await serve()
  const page = await get('/a', { 'accept-encoding': encoding })
  expect(page.headers.get('content-encoding')).toBe(encoding)
  expect(page.headers.get('vary')).toBe('Accept-Encoding')
  expect(await page.text()).toContain('signed in')
  expect((await get('/a', { 'if-none-match': page.headers.get('etag') ?? '' })).status).toBe(304)
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
  expect(await policyAs('admin.example.com')).toContain("script-src 'self' https://in.example.com;")
})

test('a changed feed is served and applied without a restart', async () => {
  await serve()
  await get('/a')
  write('feed.json', feed())
  expect(await policyAs('admin.example.com')).toContain("script-src 'self';")
  expect(await text('/feed.json')).toBe(feed())
})

test.each(['https://in.example.com/path', "https://x.example 'unsafe-inline'", '*', 'https:'])(
  'an invalid origin (%s) stays out of the policy, and health reports it',
  async (stray) => {
    write('feed.json', feed('https://in.example.com', stray))
    await serve()
    expect(await policyAs('admin.example.com')).toContain("script-src 'self' https://in.example.com;")
    expect(await (await get('/healthz')).json()).toMatchObject({
      status: 'degraded',
      problem: expect.stringContaining('no origin'),
    })
  },
)

test('local extensions are allowed on localhost, elsewhere only if the feed says so', async () => {
  await serve()
  expect(await policyAs('localhost:7001')).toContain('ws://localhost:*')
  expect(await policyAs('localhost.example.com')).not.toContain('localhost:*')
  write('feed.json', JSON.stringify({ ...JSON.parse(feed()), allowsOverrides: true }))
  expect(await policyAs('admin.example.com')).toContain('ws://localhost:*')
})

test('scripts without a hash are blocked, except where local extensions are allowed', async () => {
  const name = 'integrity-policy'
  await serve()
  expect(await headerAs('admin.example.com', name)).toBe('blocked-destinations=(script)')
  expect(await headerAs('localhost:7001', name)).toBeUndefined()
  write('feed.json', JSON.stringify({ ...JSON.parse(feed()), allowsOverrides: true }))
  expect(await headerAs('admin.example.com', name)).toBeUndefined()
})

test('moved extension origins are replaced in the feed and the policy', async () => {
  const now = 'http://localhost:7999'
  await serve({ movedOrigins: { 'https://in.example.com': now, 'https://out.example.com': now } })
  expect(await text('/feed.json')).toContain(`"base":"${now}/"`)
  expect(await policyAs('admin.example.com')).toContain(`script-src 'self' ${now};`)
})

test('health counts the extensions and reports a broken feed', async () => {
  await serve()
  expect(await (await get('/healthz')).json()).toEqual({ status: 'ok', feed: 2 })
  write('feed.json', '{')
  const broken = await get('/healthz')
  expect(broken.status).toBe(200)
  expect(await broken.json()).toMatchObject({
    status: 'degraded',
    feed: 0,
    problem: expect.stringContaining('feed.json'),
  })
  expect((await get('/a')).status).toBe(200)
})

test('a site without a feed is healthy', async () => {
  rmSync(join(root, 'feed.json'))
  await serve()
  expect(await (await get('/healthz')).json()).toEqual({ status: 'ok', feed: 0 })
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
