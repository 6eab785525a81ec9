import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { type Served, serveSite } from './serve-site.ts'

let root: string
let served: Served

function write(file: string, content: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), content)
}

const html = (title: string) =>
  `<!doctype html><meta name="stoa-backend" content="http://localhost:9000"><title>${title}</title>`

async function ask(path: string) {
  const response = await fetch(served.url + path)
  return { status: response.status, title: /<title>(.*)<\/title>/.exec(await response.text())?.[1] }
}

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'snapshots-'))
  write('index.html', html('home'))
  write('app.html', html('application'))
  write('404.html', html('unknown'))
  write('products/mug/index.html', html('mug'))
  write('products/spülbürste/index.html', html('brush'))
  write('.templates/index.html', html('template'))
  write('robots.txt', 'robots')
  write('.snapshots.json', JSON.stringify({ application: ['cart', 'account'] }))
  served = await serveSite({ root, port: 0 })
})

afterEach(async () => {
  await served.close()
  rmSync(root, { recursive: true })
})

test.each([
  ['/', 200, 'home'],
  ['/index.html', 200, 'home'],
  ['/products/mug', 200, 'mug'],
  ['/products/mug/', 200, 'mug'],
  ['/products/mug?variant=v1', 200, 'mug'],
  ['/products/sp%C3%BClb%C3%BCrste', 200, 'brush'],
  ['/cart', 200, 'application'],
  ['/account/orders/order_1', 200, 'application'],
  ['/products/gone', 404, 'unknown'],
  ['/cartography', 404, 'unknown'],
  ['/a', 404, 'unknown'],
  ['/products/x%5Cmug', 404, 'unknown'],
])('%s answers %i with the page “%s”', async (path, status, title) => {
  expect(await ask(path)).toEqual({ status, title })
})

test.each(['/app.html', '/404.html', '/.snapshots.json', '/.templates/index.html'])(
  '%s is no address',
  async (path) => {
    expect(await ask(path)).toEqual({ status: 404, title: undefined })
  },
)

test('the page of an unknown address is never answered as unchanged', async () => {
  const first = await fetch(`${served.url}/products/gone`)
  const again = await fetch(`${served.url}/products/gone`, {
    headers: { 'if-none-match': first.headers.get('etag') ?? '' },
  })
  expect(again.status).toBe(404)
})

test('a page that is written or removed while the gateway runs is answered at once', async () => {
  write('products/cup/index.html', html('cup'))
  expect(await ask('/products/cup')).toEqual({ status: 200, title: 'cup' })
  rmSync(join(root, 'products/cup'), { recursive: true })
  expect(await ask('/products/cup')).toEqual({ status: 404, title: 'unknown' })
})

test('without a list of what was prerendered the one page is for all addresses', async () => {
  rmSync(join(root, '.snapshots.json'))
  expect(await ask('/products/gone')).toEqual({ status: 200, title: 'home' })
  expect(await ask('/products/mug')).toEqual({ status: 200, title: 'home' })
})
