import { readFile } from 'node:fs/promises'

import type { BrowserContext, Page } from '@playwright/test'

import { watchBusyTimes } from './busy-times.ts'
import { timed } from './timed.ts'

const PATIENCE = { timeout: 600_000 }

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** The prices of a list as exported by its page, with those of 9 and 900 changed. */
async function changedPrices(page: Page): Promise<string> {
  const download = page.waitForEvent('download', PATIENCE)
  await press(page, 'Download prices')
  const text = await readFile(await (await download).path(), 'utf8')
  return text.replace(/;9(00)?(?=[;\r\n])/g, ';8$1')
}

/** How long a page and the store are busy with a file that changes all prices of a list. */
export async function measurePriceImport(context: BrowserContext, address: string): Promise<void> {
  const page = await context.newPage()
  await watchBusyTimes(page)
  await page.goto(`${address}/import`)
  await page.locator('input[type=file]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  let text = ''
  await timed(page, 'its prices are downloaded', async () => {
    text = await changedPrices(page)
  })
  await timed(page, 'the changed file is read', async () => {
    const file = { name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
    await page.locator('input[type=file]').setInputFiles(file)
    await page.getByText(/^[\d,]+ rows$/).waitFor()
  })
  await timed(page, 'it is checked', async () => {
    await press(page, 'Check')
    await page.getByText('Changed prices', { exact: true }).waitFor(PATIENCE)
  })
  await timed(page, 'the store has checked it', async () => {
    await press(page, 'Have the store check it')
    await page.getByText(/^Ready: /).waitFor(PATIENCE)
  })
  await timed(page, 'it is imported', async () => {
    await press(page, 'Import')
    await page.getByText(/^Imported: /).waitFor(PATIENCE)
  })
  await page.close()
}
