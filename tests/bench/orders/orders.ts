import type { Browser, Page } from '@playwright/test'

import type { Stack } from '../../../commands/stack/stack.ts'
import { watchBusyTimes } from '../catalogue/busy-times.ts'
import { timed } from '../catalogue/timed.ts'
import { megabytes } from '../figures.ts'
import { heapOf } from '../heap.ts'
import { signedInState } from '../looks.ts'
import { BENCH_BUYER, fillWithOrders } from './order-store.ts'

const ORDERS = 10_000
const MANY_ROWS = 100

const row = (page: Page, number: number) =>
  page
    .getByRole('table')
    .getByRole('link')
    .nth(number - 1)

/** Measures the list of orders with 10 000 of them, and the page of the order with the most lines. */
export async function measureOrders(browser: Browser, urls: Stack['urls'], dataDir: string): Promise<void> {
  const { count, longest } = await fillWithOrders(dataDir, ORDERS)
  console.log(`\n${count} orders`)
  const context = await browser.newContext({ storageState: await signedInState(browser, urls.admin) })
  try {
    const page = await context.newPage()
    await watchBusyTimes(page)
    await page.goto(`${urls.admin}/a/home`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    await timed(page, 'the list is opened', async () => {
      await page
        .getByRole('navigation', { name: 'Pages' })
        .getByRole('link', { name: 'Orders', exact: true })
        .click()
      await row(page, 1).waitFor()
    })
    await timed(page, 'one of all is found by its e-mail', async () => {
      const answer = page.waitForResponse((response) => response.url().includes(BENCH_BUYER))
      await page.getByRole('searchbox', { name: 'Search orders' }).fill(`${BENCH_BUYER}-3-`)
      await page.keyboard.press('Enter')
      await answer
    })
    await page.goto(`${urls.admin}/a/orders?limit=${MANY_ROWS}`)
    await timed(page, `the list with ${MANY_ROWS} rows is opened by its address`, () =>
      row(page, MANY_ROWS).waitFor({ state: 'attached' }),
    )
    console.log(`  heap with ${MANY_ROWS} rows: ${megabytes(await heapOf(page))}`)
    await page.waitForLoadState('networkidle')
    await timed(page, 'the last of its pages is opened', async () => {
      await page.goto(`${urls.admin}/a/orders?limit=${MANY_ROWS}&page=${Math.floor(count / MANY_ROWS)}`)
      await row(page, 1).waitFor()
    })
    await timed(page, 'the order with the most lines is opened by its address', async () => {
      await page.goto(`${urls.admin}/a/orders/${longest}`)
      await page.getByRole('heading', { level: 1, name: /#\d+/ }).waitFor()
    })
    console.log(`  heap of its page: ${megabytes(await heapOf(page))}`)
  } finally {
    await context.close()
  }
}
