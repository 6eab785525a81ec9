import type { Browser, Page } from '@playwright/test'

import type { Stack } from '../../../commands/stack/stack.ts'
import { heapOf } from '../heap.ts'
import { signedInState } from '../looks.ts'
import { watchKeys } from '../typing.ts'
import { watchBusyTimes } from './busy-times.ts'
import { allowClipboard, measureGridWork } from './grid-work.ts'
import { measurePriceImport } from './price-import.ts'
import { makePriceList } from './price-store.ts'
import { timed } from './timed.ts'

const sheet = (page: Page) => page.getByRole('treegrid', { name: 'Prices' })
const changes = (page: Page) => page.getByRole('region', { name: 'Changes' })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** The first cell of prices in the first row of a variant. */
const firstPrice = (page: Page) =>
  sheet(page).locator('tr[aria-level="2"]').first().locator('[aria-colindex="2"]')

/** Measures a sheet of 10,000 prices: creates and deletes it. */
export async function measurePriceList(browser: Browser, urls: Stack['urls']): Promise<void> {
  const storageState = await signedInState(browser, urls.admin)
  const context = await browser.newContext({ storageState })
  const list = await makePriceList(context.request, urls.backend)
  try {
    console.log(`\na price list of ${list.prices} prices`)
    const page = await context.newPage()
    await watchBusyTimes(page)
    await watchKeys(page)
    await allowClipboard(page, urls.admin)
    const address = `${urls.admin}/a/pricing/${list.id}`
    await timed(page, 'its page is opened', async () => {
      await page.goto(address)
      await page.getByRole('table').getByRole('link').first().waitFor()
    })
    await page.waitForLoadState('networkidle')
    await timed(page, 'all prices are there to be edited', async () => {
      await press(page, 'Edit all prices')
      await firstPrice(page).waitFor()
    })
    await timed(page, 'a price is typed', async () => {
      await firstPrice(page).dblclick()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type('7.77')
      await page.keyboard.press('Enter')
      await changes(page).waitFor()
    })
    await timed(page, 'it is saved', async () => {
      await press(page, 'Save')
      await changes(page).waitFor({ state: 'hidden' })
    })
    await page.waitForLoadState('networkidle')
    await measureGridWork(page, firstPrice(page), String)
    await timed(page, 'ten per cent are taken off all base prices', async () => {
      await press(page, 'Take off base prices')
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox', { name: 'Percentage' }).fill('10')
      await dialog.getByRole('radio', { name: /^All/ }).check({ force: true })
      await dialog.getByRole('button', { name: 'Set prices' }).click()
      await dialog.waitFor({ state: 'detached' })
    })
    console.log(`  heap: ${((await heapOf(page)) / 1e6).toFixed(1)} MB`)
    await measurePriceImport(context, address)
  } finally {
    await list.remove()
    await context.close()
  }
}
