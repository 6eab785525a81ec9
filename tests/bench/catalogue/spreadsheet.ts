import type { Browser } from '@playwright/test'

import type { Stack } from '../../../commands/stack/stack.ts'
import { signedInState } from '../looks.ts'
import { measureTyping, watchKeys } from '../typing.ts'
import { watchBusyTimes } from './busy-times.ts'
import { allowClipboard, measureGridWork } from './grid-work.ts'
import { makeLamps } from './price-store.ts'
import { timed } from './timed.ts'

const PRODUCTS = 10
const SKUS = 8

/** Measures the spreadsheet with 500 variants: creates and deletes them. */
export async function measureSpreadsheet(browser: Browser, urls: Stack['urls']): Promise<void> {
  const storageState = await signedInState(browser, urls.admin)
  const context = await browser.newContext({ storageState })
  const lamps = await makeLamps(context.request, urls.backend, PRODUCTS)
  try {
    console.log(`\na spreadsheet of ${lamps.variants} variants`)
    const page = await context.newPage()
    await watchBusyTimes(page)
    await watchKeys(page)
    await allowClipboard(page, urls.admin)
    const grid = page.getByRole('treegrid', { name: 'Products and variants' })
    await timed(page, 'its page is opened', async () => {
      await page.goto(`${urls.admin}/a/products/spreadsheet?q=Bench+lamp`)
      await grid.locator('tr[aria-level="2"]').first().waitFor()
    })
    await page.waitForLoadState('networkidle')
    const firstOf = async (header: string) => {
      const at = await grid.getByRole('columnheader', { name: header }).getAttribute('aria-colindex')
      return grid.locator('tr[aria-level="2"]').first().locator(`[aria-colindex="${at}"]`)
    }
    await (await firstOf('SKU')).click()
    await measureTyping(page, 'SKUs, each ended by Enter', async (type) => {
      for (let row = 1; row <= SKUS; row++) {
        await type(`LAMP-${row}`)
        await page.keyboard.press('Enter')
      }
    })
    await measureGridWork(page, await firstOf('Price EUR'), String)
  } finally {
    await lamps.remove()
    await context.close()
  }
}
