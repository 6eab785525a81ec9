import type { Browser } from '@playwright/test'

import { megabytes } from '../figures.ts'
import { heapOf, pageParts } from '../heap.ts'
import { listenForQuiet } from '../quiet.ts'
import type { Look } from '../visit.ts'
import { openProduct } from './list-to-detail.ts'

/** To a product and back: until all code of both pages has run, a while, and three times as long. */
const WARM_UP = 4
const STEPS = [20, 60]
/** Allowed growth of a page after all navigations: nothing that grows with each. */
const MORE_PARTS = 100

/**
 * Whether going to and fro between the list and its products costs memory. What grows is mostly code that the browser
 * compiles for speed, less with each time; elements of pages that were left would grow with each. Answers what was
 * exceeded.
 */
export async function measureNavigations(browser: Browser, list: Look): Promise<string[]> {
  const context = await browser.newContext({ ...(list.storageState && { storageState: list.storageState }) })
  const page = await context.newPage()
  const isQuiet = listenForQuiet(page)
  await page.goto(list.url)
  await list.isThere(page)
  await isQuiet()
  const first = await heapOf(page)
  // The same products each time, so cached products are no leak.
  const goToAndFro = async (times: number) => {
    for (let count = 0; count < times; count += 2) {
      await openProduct(page, (count / 2) % (WARM_UP / 2))
      await page.goBack()
      await list.isThere(page)
    }
    await isQuiet()
  }
  console.log('\nnavigations between the list and its products')
  await goToAndFro(WARM_UP)
  const partsBefore = await pageParts(page)
  let before = await heapOf(page)
  for (const times of STEPS) {
    await goToAndFro(times)
    const after = await heapOf(page)
    const each = ((after - before) / times / 1000).toFixed(1)
    const share = (after / first).toFixed(2)
    console.log(
      `  ${times}: heap ${megabytes(before)} before, ${megabytes(after)} after, ${each} kB for each; ${share} times that of the first list, ${megabytes(first)}`,
    )
    before = after
  }
  const parts = await pageParts(page)
  await context.close()
  console.log(`  elements and listeners: ${partsBefore} before, ${parts} after`)
  const more = parts - partsBefore
  return more > MORE_PARTS
    ? [`navigations: ${more} elements and listeners are kept, ${MORE_PARTS} allowed`]
    : []
}
