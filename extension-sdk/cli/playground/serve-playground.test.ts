import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import { openPackedSite, packSite } from './packed-site.ts'
import { servePlayground } from './serve-playground.ts'

const writes: string[] = []
let folder: string
let origin: string
let close: () => Promise<void>

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stoa-playground-'))
  const page = '<meta name="stoa-backend" content="http://localhost:9000" />'
  const policy = "default-src 'none'; connect-src http://localhost:9000; img-src *"
  const texts = {
    'index.html': `public ${page}`,
    'a/index.html': `admin ${page}`,
    'main.js': 'run()',
    'feed.json': '{}',
    'headers.json': JSON.stringify({ 'content-security-policy': policy }),
  }
  packSite(folder, new Map(Object.entries(texts).map(([file, text]) => [file, brotliCompressSync(text)])))
  const site = openPackedSite(folder)
  if (!site) throw new Error('the site was not packed')
  const port = await freePort()
  origin = `http://localhost:${port}`
  const served = await servePlayground(site, port, (call) => writes.push(call), [
    'https://api.carrier.example',
  ])
  close = served.close
})
afterAll(async () => {
  await close()
  rmSync(folder, { recursive: true })
})

const get = (path: string) => fetch(origin + path)
const json = async (path: string, init?: RequestInit) =>
  (await (await fetch(origin + path, init)).json()) as Record<string, never>

test('every page of the admin has the policy of its server, and lets the extension connect where it declares', async () => {
  const answer = await get('/a/orders/order_1')

  expect(answer.headers.get('content-security-policy')).toBe(
    `default-src 'none'; connect-src ${origin} https://api.carrier.example; img-src *`,
  )
  expect(await answer.text()).toBe(`admin <meta name="stoa-backend" content="${origin}" />`)
  expect(await (await get('/')).text()).toContain('public')
})

test('files are served as their types, and others are not found', async () => {
  const script = await get('/main.js')

  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(await script.text()).toBe('run()')
  expect(await (await get('/feed.json')).json()).toEqual({})
  expect((await get('/..%2fpackage.json')).status).toBe(404)
  expect((await get('/pictures/mug.svg')).headers.get('content-type')).toBe('image/svg+xml')
})

test('recorded answers have a person, records of each kind with details, and no secrets', async () => {
  expect(await json('/admin/auth')).toMatchObject({ user: { email: expect.stringContaining('@') } })
  for (const [path, name] of [
    ['/orders', 'orders'],
    ['/products', 'products'],
    ['/customers', 'customers'],
    ['/inventory-items', 'inventory_items'],
  ] as const) {
    const list = await json(`/admin${path}?limit=1`)
    const [row] = list[name] as unknown as [{ id: string }]
    const detail = await json(`/admin${path}/${row.id}`)
    expect(Object.values(detail)).toMatchObject([{ id: row.id }])
    expect(JSON.stringify([list, detail])).not.toMatch(/password_hash|api_token|localhost/)
  }
})

test('recorded orders have the relations that their page asks for', async () => {
  const { orders } = await json('/admin/orders')
  for (const { id } of orders as unknown as { id: string }[])
    expect(await json(`/admin/orders/${id}`)).toMatchObject({
      order: { edits: expect.any(Array), region: { countries: expect.any(Array) } },
    })
})

test('nobody is asked for usage data', async () => {
  expect(await json('/admin/analytics-configs')).toMatchObject({ analytics_config: { opt_out: true } })
})

test('a write is kept, named, and seen by the next read', async () => {
  const { orders } = await json('/admin/orders?limit=1')
  const [{ id }] = orders as unknown as [{ id: string }]
  const init = { method: 'POST', body: JSON.stringify({ metadata: { note: 'Fragile' } }) }
  await json(`/admin/orders/${id}`, init)

  expect(await json(`/admin/orders/${id}`)).toMatchObject({ order: { metadata: { note: 'Fragile' } } })
  expect(writes).toEqual([`POST /admin/orders/${id}`])
})
