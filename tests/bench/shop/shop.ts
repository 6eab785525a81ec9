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

/** The share of the window that may move while a page loads. */
const MOST_SHIFT = 0.02

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

/** Prints a page's figures; returns the exceeded limit in words. */
async function measurePage(
  browser: Browser,
  name: string,
  url: string,
  content: string,
  conditions: Conditions,
): Promise<string[]> {
  const visits: ShopVisit[] = []
  for (let run = 0; run < RUNS; run++) visits.push(await visitShop(browser, { url, content }, conditions))
  const middle = (figure: keyof ShopVisit) => median(visits.map((visit) => visit[figure]))
  const shift = middle('shift').toFixed(4)
  console.log(
    `  ${name}: LCP ${milliseconds(middle('largestPaint'))}, usable ${milliseconds(middle('usable'))}, CLS ${shift} (allowed: ${MOST_SHIFT}), ${kilobytes(middle('bytes'))}`,
  )
  return middle('shift') > MOST_SHIFT ? [`${name}: CLS ${shift}, ${MOST_SHIFT} allowed`] : []
}

/** INP of “Add to cart”: milliseconds from its press to the next frame. */
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

/** Measures the shop's first pages with and without snapshots, as they are and on a slow phone; returns what was exceeded. */
export async function measureShop(browser: Browser, urls: Stack['urls'], dataDir: string): Promise<string[]> {
  const snapshots = await serveSnapshots(urls, dataDir)
  const faults: string[] = []
  try {
    for (const conditions of CONDITIONS) {
      console.log(`\nshop, ${conditions.name}, median of ${RUNS}`)
      for (const [name, { path, content }] of Object.entries(PAGES)) {
        const measure = (title: string, site: string) =>
          measurePage(browser, title, site + path, content, conditions)
        faults.push(...(await measure(name, urls.shop)))
        faults.push(...(await measure(`${name}, prerendered`, snapshots.url)))
      }
      console.log(`  INP of add to cart: ${await measureAdding(browser, urls.shop, conditions)}`)
    }
  } finally {
    await snapshots.close()
  }
  return faults
}
