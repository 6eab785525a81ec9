import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { type Served, serveSite } from './serve-site.ts'

const PAGE =
  '<!doctype html><meta name="stoa-backend" content="http://localhost:9000"><meta name="stoa-extensions" content="" />'
const ENTRY = '/extensions/reviews/1/entry.js'

let folder: string
let served: Served

function write(file: string, content: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), content)
}

const feedWith = (zone: string) =>
  JSON.stringify({
    format: 1,
    extensions: [
      { base: '/extensions/reviews/1/', manifest: { name: 'reviews', widgets: [{ id: 'stars', zone }] } },
    ],
    disabled: [],
    origins: ['https://widgets.example.com'],
  })

async function serveShop(zone: string): Promise<void> {
  write('admin/feed.json', feedWith(zone))
  served = await serveSite({ root: join(folder, 'shop'), port: 0, feed: join(folder, 'admin/feed.json') })
}

const get = (path: string) => fetch(served.url + path)
const policyOf = async (path: string) => String((await get(path)).headers.get('content-security-policy'))

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop of tests-'))
  write('shop/index.html', PAGE)
  write(`admin${ENTRY}`, 'reviews')
  write('admin/assets/admin.0123456789.js', 'admin')
})

afterEach(async () => {
  await served.close()
  rmSync(folder, { recursive: true })
})

test('a shop names the zones that have widgets, reaches their origins and serves their files', async () => {
  await serveShop('product.after')
  expect(await (await get('/products/mug')).text()).toContain(
    'name="stoa-extensions" content="product.after"',
  )
  expect(await policyOf('/')).toContain('https://widgets.example.com')
  expect(await (await get('/feed.json')).text()).toBe(feedWith('product.after'))
  expect(await (await get(ENTRY)).text()).toBe('reviews')
})

test('a feed without widgets for the shop changes neither its pages nor its policy, and opens no file', async () => {
  await serveShop('product.details.after')
  expect(await (await get('/')).text()).toBe(PAGE)
  expect(await policyOf('/')).not.toContain('widgets.example.com')
  expect((await get(ENTRY)).status).toBe(404)
})

test('other files of the admin are none of the shop', async () => {
  await serveShop('product.after')
  expect((await get('/assets/admin.0123456789.js')).status).toBe(404)
})

test('a shop names the address that shoppers write to', async () => {
  write('shop/index.html', '<meta name="stoa-contact" content="" />')
  served = await serveSite({ root: join(folder, 'shop'), port: 0, contact: 'hello@example.com' })
  expect(await (await get('/')).text()).toContain('<meta name="stoa-contact" content="hello@example.com" />')
})
