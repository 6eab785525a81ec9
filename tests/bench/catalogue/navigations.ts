import type { Browser } from '@playwright/test'

import { megabytes } from '../figures.ts'
import { heapOf } from '../heap.ts'
import type { Look } from '../visit.ts'
import { openProduct } from './list-to-detail.ts'

const NAVIGATIONS = 20
/** To a product and back, until all code of both pages has run. */
const WARM_UP = 4

/** Whether going to and fro between the list and its products costs memory. */
export async function measureNavigations(browser: Browser, list: Look): Promise<void> {
  const context = await browser.newContext({ ...(list.storageState && { storageState: list.storageState }) })
  const page = await context.newPage()
  await page.goto(list.url)
  await list.isThere(page)
  // The products are the same ones each time: what the cache keeps of more of them is no leak.
  const goToAndFro = async (times: number) => {
    for (let count = 0; count < times; count += 2) {
      await openProduct(page, (count / 2) % (WARM_UP / 2))
      await page.goBack()
      await list.isThere(page)
    }
    await page.waitForLoadState('networkidle')
  }
  await goToAndFro(WARM_UP)
  const before = await heapOf(page)
  await goToAndFro(NAVIGATIONS)
  const after = await heapOf(page)
  await context.close()
  console.log(`\n${NAVIGATIONS} navigations between the list and its products`)
  console.log(
    `  heap ${megabytes(before)} before, ${megabytes(after)} after: ${megabytes(after - before)} more, ${((after - before) / NAVIGATIONS / 1000).toFixed(1)} kB for each`,
  )
}
