import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Page } from '@playwright/test'

import { DATA, TREES } from '../../commands/stack/paths.ts'
import { serveSite } from '../../shell/gateway/serve-site.ts'
import { axeFindings } from '../axe-findings.ts'
import { expect, PORTS, test as base } from './environment.ts'

const TREE = join(DATA, 'journey-offline')
const PORT = PORTS.shop + 2

/** A shop of which another build can be published. */
const test = base.extend<{ shop: string }>({
  shop: async ({ stack }, use) => {
    rmSync(TREE, { recursive: true, force: true })
    cpSync(TREES.shop, TREE, { recursive: true })
    const served = await serveSite({ root: TREE, port: PORT, backend: stack.urls.backend })
    await use(`http://localhost:${PORT}`)
    await served.close()
  },
})

test.use({ serviceWorkers: 'allow' })

const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    if (!(await caches.has('stoa-shop'))) return []
    const requests = await (await caches.open('stoa-shop')).keys()
    return requests.map(({ url }) => url.replace(location.origin, ''))
  })

/** The worker is registered after everything was kept. */
const expectKept = (page: Page) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)

async function fillCart(page: Page, shop: string): Promise<void> {
  await page.goto(`${shop}/products/wool-cushion`)
  for (const option of ['Size', 'Colour'])
    await page.getByRole('group', { name: option }).locator('label').first().click()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByRole('region', { name: 'Added to your cart' })).toBeVisible()
  await expectKept(page)
}

const line = (page: Page) => page.getByRole('button', { name: 'Remove Wool Cushion' })

test('visitors without anything in their cart get no worker', async ({ page, shop }) => {
  await page.goto(`${shop}/products`)
  await expect(page.getByRole('heading', { level: 1, name: 'All products' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistration())).toBeUndefined()
  expect(await keptPaths(page)).toEqual([])
})

test('the cart opens without a connection, and nothing of the store is kept', async ({
  page,
  context,
  stack,
  expectComplaints,
}) => {
  expectComplaints(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/)
  const { shop } = stack.urls
  await fillCart(page, shop)
  const paths = await keptPaths(page)
  expect(paths).toContain('/')
  expect(paths.filter((path) => path !== '/' && !/^\/(assets|public)\//.test(path))).toEqual([])

  await context.setOffline(true)
  await page.goto(`${shop}/cart`)
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
  await expect(line(page)).toBeVisible()
  expect(await axeFindings(page)).toEqual([])

  await page.goto(`${shop}/products/harbour-mug`)
  await expect(page.getByRole('main').getByRole('alert')).toContainText('We cannot reach the shop right now')
  await page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' }).click()
  await expect(line(page)).toBeVisible()

  await context.setOffline(false)
  await page.goto(`${shop}/products/harbour-mug`)
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour Mug' })).toBeVisible()
})

test('a newer build is shown at once, and takes the place of the kept one', async ({
  page,
  context,
  shop,
  expectComplaints,
}) => {
  expectComplaints(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/)
  await fillCart(page, shop)
  const file = join(TREE, 'index.html')
  writeFileSync(file, readFileSync(file, 'utf8').replace('<body>', '<body data-build="newer">'))
  await page.evaluate(async () => {
    const cache = await caches.open('stoa-shop')
    await cache.put('/assets/main.0123456789.js', new Response('old'))
  })
  const newer = page.locator('body[data-build="newer"]')
  await page.goto(`${shop}/cart`)
  await expect(newer).toBeVisible()
  await expect.poll(() => keptPaths(page)).not.toContain('/assets/main.0123456789.js')

  await context.setOffline(true)
  await page.goto(`${shop}/cart`)
  await expect(newer).toBeVisible()
  await expect(line(page)).toBeVisible()
  await context.setOffline(false)
})
