import type { Browser, Page } from '@playwright/test'

import { kilobytes, median, milliseconds } from '../figures.ts'
import { summarise } from '../summary.ts'
import { costsDuring, type Look } from '../visit.ts'

const RUNS = 5

/** Opens one product of the list and waits until it is there with its variants; a card that loads has the same heading. */
export async function openProduct(page: Page, index: number): Promise<void> {
  const link = page.getByRole('table').getByRole('link').nth(index)
  const title = (await link.innerText()).trim()
  await link.click()
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
  await page.getByRole('table', { name: 'Variants', exact: true }).getByRole('row').nth(1).waitFor()
}

async function shownList(browser: Browser, look: Look): Promise<Page> {
  const context = await browser.newContext({ ...(look.storageState && { storageState: look.storageState }) })
  const page = await context.newPage()
  await page.goto(look.url)
  await look.isThere(page)
  await page.waitForLoadState('networkidle')
  return page
}

async function timeOf(act: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await act()
  return performance.now() - start
}

/** Measures opening a product from the list: the first one, and the next with the page's code loaded. */
export async function measureListToDetail(browser: Browser, list: Look): Promise<void> {
  console.log('\nfrom the list to a product')
  const first: number[] = []
  const next: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const page = await shownList(browser, list)
    first.push(await timeOf(() => openProduct(page, 0)))
    await page.goBack()
    await list.isThere(page)
    next.push(await timeOf(() => openProduct(page, 1)))
    await page.context().close()
  }
  const page = await shownList(browser, list)
  for (const [index, times] of [first, next].entries()) {
    const { bytes, dataBytes, requests, waves } = summarise(
      { costs: await costsDuring(page, () => openProduct(page, index)) },
      list.url,
    )
    console.log(
      `  ${index === 0 ? 'the first' : 'the next'}: ${kilobytes(bytes)} and ${kilobytes(dataBytes)} of data in ${requests} requests and ${waves} waves, ${milliseconds(median(times))} (median of ${RUNS})`,
    )
    await page.goBack()
    await list.isThere(page)
    await page.waitForLoadState('networkidle')
  }
  await page.context().close()
}
