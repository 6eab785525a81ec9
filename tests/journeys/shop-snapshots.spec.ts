import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import type { Page } from '@playwright/test'

import { staff } from '../../commands/backend/accounts.mts'
import { shopSources } from '../../commands/build.ts'
import { prerenderShop, type PrerenderOptions } from '../../commands/prerender/prerender-shop.ts'
import { DATA, ROOT, TREES } from '../../commands/stack/paths.ts'
import { destinationFor, destinationsOf, type Region } from '../../remotes/storefront/model/countries.ts'
import { serveSite } from '../../shell/gateway/serve-site.ts'
import { expect, PORTS, test as base } from './environment.ts'

const TREE = join(DATA, 'journey-snapshots')
const PORT = PORTS.shop + 1
const MUG = '/products/harbour-mug'

interface Snapshots {
  url: string
  options: PrerenderOptions
  /** Where shoppers from anywhere are. */
  country: string
}

/** The shop with its pages prerendered from the store of the journeys. */
const test = base.extend<object, { snapshots: Snapshots }>({
  snapshots: [
    async ({ stack }, use) => {
      rmSync(TREE, { recursive: true, force: true })
      cpSync(TREES.shop, TREE, { recursive: true })
      const url = `http://localhost:${PORT}`
      const { backend } = stack.urls
      const options: PrerenderOptions = {
        root: TREE,
        build: shopSources(),
        folder: join(ROOT, 'dist/renderer'),
        origin: url,
        backend,
        language: 'en',
      }
      await prerenderShop(options)
      const { regions } = (await (await fetch(`${backend}/store/regions`)).json()) as { regions: Region[] }
      const country = destinationFor(destinationsOf(regions), null, [])?.country ?? ''
      const served = await serveSite({ root: TREE, port: PORT, backend })
      await use({ url, options, country })
      await served.close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

interface Witness {
  /** The page as the document has it. */
  written: string
  first: Element | null
  shift: number
}

declare global {
  var witness: Witness
}

/** Remembers in the page what the document showed and how far its parts moved. */
function watchPage(): void {
  globalThis.witness = { written: '', first: null, shift: 0 }
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return
    const root = document.querySelector('#root')
    Object.assign(globalThis.witness, { written: root?.innerHTML, first: root?.firstElementChild })
  })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      globalThis.witness.shift += (entry as PerformanceEntry & { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Reads of the store, and warnings of the console. */
function listenTo(page: Page, backend: string) {
  const reads: string[] = []
  const warnings: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(`${backend}/store/`)) reads.push(request.url())
  })
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  return { reads, warnings }
}

/** React has taken the page over once its elements carry what React keeps in them. */
const isHydrated = (page: Page) =>
  page.waitForFunction(() => {
    const link = document.querySelector('#root main a')
    return link !== null && Object.keys(link).some((key) => key.startsWith('__reactProps'))
  })

const addressesIn = async (page: Page, url: string) =>
  [...(await (await page.request.get(`${url}/sitemap.xml`)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? '').pathname,
  )

interface Thing {
  '@type': string
  [field: string]: unknown
}

const thingsIn = (html: string) =>
  [...html.matchAll(/<script data-page[^>]*>(.*?)<\/script>/g)].map(
    ([, text]) => JSON.parse(text ?? '') as Thing,
  )

const dataIn = (html: string, type: string) =>
  thingsIn(html).find((thing) => thing['@type'] === type) ?? { '@type': 'none' }

/** The fields that search engines require of a thing. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  BreadcrumbList: ['itemListElement'],
  EntryPoint: ['urlTemplate'],
  ListItem: ['position', 'name', 'item'],
  Offer: ['price', 'priceCurrency', 'availability', 'url'],
  Organization: ['name', 'url'],
  Product: ['name', 'offers'],
  SearchAction: ['target', 'query-input'],
  WebSite: ['name', 'url', 'potentialAction'],
}

/** The required fields that a thing or one inside it lacks. */
function lacking(value: unknown): string[] {
  if (Array.isArray(value)) return value.length === 0 ? ['an entry'] : value.flatMap(lacking)
  if (value === null || typeof value !== 'object') return []
  const { '@type': type } = value as Thing
  const fields = type === undefined ? [] : (REQUIRED[type] ?? ['a known type'])
  const missing = fields.filter((field) => !(value as Thing)[field]).map((field) => `${type}.${field}`)
  return [...missing, ...Object.values(value).flatMap(lacking)]
}

test('a prerendered page is taken over as it is: no read, no warning, nothing moves', async ({
  page,
  stack,
  snapshots,
}) => {
  const { reads, warnings } = listenTo(page, stack.urls.backend)
  await page.addInitScript(watchPage)
  await page.addInitScript(
    (country) => localStorage.setItem('stoa.country', JSON.stringify(country)),
    snapshots.country,
  )
  const all = await addressesIn(page, snapshots.url)
  const firstOf = (folder: string) => all.find((path) => path.startsWith(folder)) ?? folder
  for (const path of ['/', '/products', firstOf('/collections/'), firstOf('/categories/'), MUG]) {
    await page.goto(snapshots.url + path)
    await isHydrated(page)
    await page.waitForLoadState('networkidle')
    const { isSame, isKept, shift } = await page.evaluate(() => {
      const root = document.querySelector('#root')
      const { written, first, shift: moved } = globalThis.witness
      return { isSame: root?.innerHTML === written, isKept: root?.firstElementChild === first, shift: moved }
    })
    expect.soft({ isSame, isKept }, path).toEqual({ isSame: true, isKept: true })
    expect.soft(shift, path).toBeLessThanOrEqual(0.02)
  }
  expect(reads).toEqual([])
  expect(warnings).toEqual([])
})

test('a shopper of another region gets its prices in place of the others', async ({ page, snapshots }) => {
  await page.addInitScript(watchPage)
  await page.addInitScript(() => localStorage.setItem('stoa.country', '"us"'))
  await page.goto(snapshots.url + MUG)
  const price = page.locator('article [aria-live="polite"]').first()
  await expect(price).toContainText('$')
  await expect(page.getByLabel('Deliver to')).toHaveValue('us')
  await expect(page.getByRole('group', { name: 'Harbour Mug' })).toBeVisible()
  expect(await page.evaluate(() => globalThis.witness.shift)).toBeLessThanOrEqual(0.02)
})

test('addresses of the catalogue answer 200, others 404 with the shop’s page', async ({
  page,
  snapshots,
  expectComplaints,
}) => {
  expectComplaints(/status of 404/)
  const statusOf = async (path: string) => (await page.request.get(snapshots.url + path)).status()
  for (const path of ['/', '/products', MUG, `${MUG}?variant=x`, '/terms', '/cart', '/account/orders'])
    expect.soft(await statusOf(path), path).toBe(200)
  for (const path of ['/products/no-such-thing', '/collections/none', '/nowhere'])
    expect.soft(await statusOf(path), path).toBe(404)
  await page.goto(`${snapshots.url}/nowhere`)
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await isHydrated(page)
  await page.getByRole('main').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'All products' })).toBeVisible()
})

test('search engines find every product with its price, and neither cart nor account', async ({
  page,
  stack,
  snapshots,
}) => {
  const { products } = (await (
    await page.request.get(`${stack.urls.backend}/store/products?limit=200&fields=id,handle&expand=`)
  ).json()) as { products: { handle: string }[] }
  const all = await addressesIn(page, snapshots.url)
  expect(all).toEqual(
    expect.arrayContaining(products.map(({ handle }) => `/products/${encodeURIComponent(handle)}`)),
  )
  expect(all.filter((path) => /^\/(cart|account|checkout|orders)/.test(path))).toEqual([])
  const robots = await (await page.request.get(`${snapshots.url}/robots.txt`)).text()
  expect(robots).toContain(`Sitemap: ${snapshots.url}/sitemap.xml`)
  const html = await (await page.request.get(snapshots.url + MUG)).text()
  expect(html).toContain(`<link data-page rel="canonical" href="${snapshots.url}${MUG}" />`)
  expect(html).not.toContain('noindex')
  const product = dataIn(html, 'Product')
  expect(product).toMatchObject({ name: 'Harbour Mug', description: expect.any(String) })
  expect(product['image']).toContainEqual(expect.stringMatching(/^http.*harbour-mug/))
  const [offer] = product['offers'] as [unknown]
  expect(offer).toMatchObject({
    '@type': 'Offer',
    price: expect.stringMatching(/^\d+\.\d\d$/),
    priceCurrency: 'EUR',
    availability: expect.stringMatching(/^https:\/\/schema.org\//),
  })
  for (const path of ['/cart', '/account', '/checkout', '/orders'])
    expect(await (await page.request.get(snapshots.url + path)).text()).toContain(
      'name="robots" content="noindex"',
    )
})

test('every document has the head and the data that search engines require', async ({ page, snapshots }) => {
  const kinds = new Set<string>()
  for (const path of await addressesIn(page, snapshots.url)) {
    const html = await (await page.request.get(snapshots.url + path)).text()
    const things = thingsIn(html)
    for (const thing of things) kinds.add(thing['@type'])
    expect.soft(lacking(things.length > 0 ? things : {}), path).toEqual([])
    expect.soft(html, path).toMatch(/<title>[^<]{3,}<\/title>/)
    expect.soft(html, path).toContain(`rel="canonical" href="${snapshots.url}${path}"`)
    expect.soft(html.match(/<h1[ >]/g), path).toHaveLength(1)
  }
  expect([...kinds].toSorted()).toEqual(['BreadcrumbList', 'Organization', 'Product', 'WebSite'])
})

test('a script element that is made in the page gets no text, not even data', async ({
  page,
  stack,
  expectComplaints,
}) => {
  expectComplaints(/requires 'TrustedScript'/)
  await page.goto(`${stack.urls.shop}/terms`)
  const refusal = await page.evaluate(() => {
    const script = document.createElement('script')
    script.type = 'application/ld+json'
    try {
      script.textContent = '{}'
    } catch (error) {
      return String(error)
    }
    return 'none'
  })
  expect(refusal).toMatch(/^TypeError/)
})

test('what machines read follows the page while the shopper walks through the shop', async ({
  page,
  stack,
}) => {
  const canonical = page.locator('link[rel="canonical"]')
  await page.goto(stack.urls.shop + MUG)
  await expect(canonical).toHaveAttribute('href', stack.urls.shop + MUG)
  await page.getByRole('link', { name: /^Cart/ }).click()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(canonical).toHaveCount(0)
  await page.getByRole('link', { name: 'Stoa, to the home page' }).first().click()
  await expect(canonical).toHaveAttribute('href', `${stack.urls.shop}/`)
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
})

test('only what changed in the catalogue is rendered again', async ({ page, stack, snapshots }) => {
  const { backend } = stack.urls
  const { access_token } = await (
    await page.request.post(`${backend}/admin/auth/token`, { data: staff })
  ).json()
  const headers = { authorization: `Bearer ${access_token}` }
  const save = (path: string, data: object) => page.request.post(`${backend}/admin${path}`, { data, headers })
  const unchanged = await prerenderShop(snapshots.options)
  expect(unchanged).toMatchObject({ written: 0, removed: 0 })
  const { product } = await (
    await save('/products', { title: 'Snapshot Lamp', handle: 'snapshot-lamp', status: 'published' })
  ).json()
  const added = await prerenderShop(snapshots.options)
  expect(added.written).toBeLessThan(added.pages)
  const statusOf = async () => (await page.request.get(`${snapshots.url}/products/snapshot-lamp`)).status()
  expect(await statusOf()).toBe(200)
  await save(`/products/${product.id}`, { title: 'Snapshot Lantern' })
  await prerenderShop(snapshots.options)
  const html = await (await page.request.get(`${snapshots.url}/products/snapshot-lamp`)).text()
  expect(html).toContain('<title>Snapshot Lantern · Stoa</title>')
  await page.request.delete(`${backend}/admin/products/${product.id}`, { headers })
  expect(await prerenderShop(snapshots.options)).toMatchObject({ removed: 1 })
  expect(await statusOf()).toBe(404)
})
