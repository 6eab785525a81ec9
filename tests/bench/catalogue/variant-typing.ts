import type { Browser, Locator, Page } from '@playwright/test'

import { milliseconds } from '../figures.ts'
import type { Look } from '../visit.ts'
import { measureTyping, watchKeys } from '../typing.ts'
import { watchBusyTimes } from './busy-times.ts'
import { allowClipboard, measureGridWork } from './grid-work.ts'

const VARIANTS = 500
const ROWS = 8
const AIM = 50

/** A cell of the grid by its row and the header of its column. */
async function cellOf(page: Page, row: string, header: string): Promise<Locator> {
  const grid = page.getByRole('grid', { name: 'Variants' })
  const at = await grid.getByRole('columnheader', { name: header }).getAttribute('aria-colindex')
  return grid.getByRole('row', { name: row }).first().locator(`[aria-colindex="${at}"]`)
}

/** Measures typing in a form whose product has 500 variants. */
export async function measureVariantTyping(browser: Browser, list: Look): Promise<void> {
  const context = await browser.newContext({ ...(list.storageState && { storageState: list.storageState }) })
  const page = await context.newPage()
  await watchKeys(page)
  await watchBusyTimes(page)
  await allowClipboard(page, new URL(list.url).origin)
  await page.goto(`${list.url}/new`)
  await page.getByRole('button', { name: 'Add option' }).click()
  await page.getByRole('textbox', { name: 'Option' }).fill('Number')
  const values = Array.from({ length: VARIANTS }, (_none, at) => `No ${at + 1}`)
  const start = performance.now()
  await page.getByRole('textbox', { name: 'Values' }).fill(`${values.join(',')},`)
  await page.locator(`[role=grid][aria-rowcount="${VARIANTS + 1}"]`).waitFor()
  console.log(
    `\na new product with ${VARIANTS} variants   (aim: 95 % of keys within ${AIM} ms)\n  laid out in ${milliseconds(performance.now() - start)}`,
  )
  const sku = await cellOf(page, 'No 1', 'SKU')
  await measureTyping(page, 'SKUs, each ended by Enter', async (type) => {
    await sku.click()
    for (let row = 1; row <= ROWS; row++) {
      await type(`NUMBER-${row}`)
      await page.keyboard.press('Enter')
    }
  })
  await measureGridWork(page, await cellOf(page, 'No 1', 'Price EUR'), String)
  await measureTyping(page, 'the title', async (type) => {
    await page.getByRole('textbox', { name: 'Title', exact: true }).click()
    await type('A lamp that is made in 500 ways')
  })
  await context.close()
}
