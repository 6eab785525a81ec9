import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import type { Browser, Page } from '@playwright/test'

import { shopSources } from '../../../commands/build.ts'
import { prerenderShop } from '../../../commands/prerender/prerender-shop.ts'
import { ROOT, TREES } from '../../../commands/stack/paths.ts'
import type { Stack } from '../../../commands/stack/stack.ts'
import { serveSite } from '../../../shell/gateway/serve-site.ts'
import { kilobytes, median, milliseconds } from '../figures.ts'
import { CONDITIONS, type Conditions, type ShopVisit, visitShop } from './shop-visit.ts'

const RUNS = 3

const PRODUCT = { path: '/products/wool-cushion', content: 'main article' }
const PAGES = {
  home: { path: '/', content: 'main a[href^="/products/"]' },
  'product list': { path: '/products', content: 'main a[href^="/products/"]' },
  product: PRODUCT,
} as const

/** The shop with its pages prerendered, on the port after the shop's own. */
async function serveSnapshots({ shop, backend }: Stack['urls'], dataDir: string) {
  const root = join(dataDir, 'shop-snapshots')
  const port = Number(new URL(shop).port) + 1
  const url = `http://localhost:${port}`
  rmSync(root, { recursive: true, force: true })
  cpSync(TREES.shop, root, { recursive: true })
  await prerenderShop({
    root,
    build: shopSources(),
    folder: join(ROOT, 'dist/renderer'),
    origin: url,
    backend,
    language: 'en',
  })
  const served = await serveSite({ root, port, backend })
  return { url, close: served.close }
}

async function measurePage(
  browser: Browser,
  site: string,
  { path, content }: (typeof PAGES)[keyof typeof PAGES],
  conditions: Conditions,
): Promise<string> {
  const visits: ShopVisit[] = []
  for (let run = 0; run < RUNS; run++)
    visits.push(await visitShop(browser, { url: site + path, content }, conditions))
  const middle = (figure: keyof ShopVisit) => median(visits.map((visit) => visit[figure]))
  return `LCP ${milliseconds(middle('largestPaint'))}, usable ${milliseconds(middle('usable'))}, CLS ${middle('shift').toFixed(4)}, ${kilobytes(middle('bytes'))}`
}

/** Milliseconds from the press of “Add to cart” to the next frame. */
async function addToCart(page: Page): Promise<number> {
  for (const option of ['Size', 'Colour'])
    await page.getByRole('group', { name: option }).locator('label').first().click()
  await page.evaluate(() => void globalThis.stoaSeen.presses.splice(0))
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('region', { name: 'Added to your cart' }).waitFor()
  return page.evaluate(() => Math.max(...globalThis.stoaSeen.presses))
}

async function measureAdding(browser: Browser, site: string, conditions: Conditions): Promise<string> {
  const times: number[] = []
  for (let run = 0; run < RUNS; run++) {
    await visitShop(
      browser,
      { url: site + PRODUCT.path, content: PRODUCT.content },
      conditions,
      async (page) => {
        times.push(await addToCart(page))
      },
    )
  }
  return milliseconds(median(times))
}

/** Measures the shop's first pages with and without snapshots, as they are and on a slow phone. */
export async function measureShop(browser: Browser, urls: Stack['urls'], dataDir: string): Promise<void> {
  const snapshots = await serveSnapshots(urls, dataDir)
  try {
    for (const conditions of CONDITIONS) {
      console.log(`\nshop, ${conditions.name}, median of ${RUNS}`)
      for (const [name, page] of Object.entries(PAGES)) {
        console.log(`  ${name}: ${await measurePage(browser, urls.shop, page, conditions)}`)
        console.log(`  ${name}, prerendered: ${await measurePage(browser, snapshots.url, page, conditions)}`)
      }
      console.log(
        `  add to cart, until the next frame: ${await measureAdding(browser, urls.shop, conditions)}`,
      )
    }
  } finally {
    await snapshots.close()
  }
}
