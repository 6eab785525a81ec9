import type { Browser } from '@playwright/test'

import { productCsv } from '../../journeys/product-csv.ts'
import type { Look } from '../visit.ts'
import { watchBusyTimes } from './busy-times.ts'
import { timed } from './timed.ts'

const ROWS = 10_000

/** How long a page is busy with a large CSV file, before anything of it reaches the store. */
export async function measureProductImport(browser: Browser, list: Look): Promise<void> {
  const context = await browser.newContext({ ...(list.storageState && { storageState: list.storageState }) })
  const page = await context.newPage()
  await watchBusyTimes(page)
  await page.goto(`${list.url}/import`)
  await page.locator('input[type=file]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  const buffer = Buffer.from(productCsv(ROWS, 'jug'))
  console.log(`\na CSV file of ${ROWS} rows (${(buffer.length / 1e6).toFixed(1)} MB)`)
  await timed(page, 'it is read', async () => {
    await page.locator('input[type=file]').setInputFiles({ name: 'goods.csv', mimeType: 'text/csv', buffer })
    await page.getByText('10,000 rows').waitFor()
  })
  await timed(page, 'it is checked', async () => {
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    await page.getByText('No problems found.').waitFor({ timeout: 60_000 })
  })
  await context.close()
}
