import type { APIRequestContext, Browser, Page } from '@playwright/test'

import type { Stack } from '../../../commands/stack/stack.ts'
import { productCsv } from '../../journeys/product-csv.ts'
import { signedInState } from '../looks.ts'
import { watchBusyTimes } from './busy-times.ts'
import { timed } from './timed.ts'

const ROWS = 10_000
const PREFIX = 'benchjug'
const PATIENCE = { timeout: 600_000 }
const failOnStatusCode = true

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Measures an import from the choice of a file until the store has written its rows. */
async function measureFile(page: Page): Promise<void> {
  const buffer = Buffer.from(productCsv(ROWS, PREFIX))
  console.log(`\na CSV file of ${ROWS} rows (${(buffer.length / 1e6).toFixed(1)} MB)`)
  await timed(page, 'it is read', async () => {
    await page.locator('input[type=file]').setInputFiles({ name: 'goods.csv', mimeType: 'text/csv', buffer })
    await page.getByText('10,000 rows').waitFor()
  })
  await timed(page, 'it is checked', async () => {
    await press(page, 'Check')
    await page.getByText('No problems found.').waitFor(PATIENCE)
  })
  await timed(page, 'the store has checked it', async () => {
    await press(page, 'Have the store check it')
    await page.getByText(/^Ready: /).waitFor(PATIENCE)
  })
  await timed(page, 'it is imported', async () => {
    await press(page, 'Import')
    await page.getByText(/^Imported: /).waitFor(PATIENCE)
  })
}

async function removeImported(request: APIRequestContext, backend: string): Promise<void> {
  const address = `${backend}/admin/products`
  for (;;) {
    const answer = await request.get(`${address}?q=${PREFIX}&fields=id,handle&expand=&limit=100`, {
      failOnStatusCode,
    })
    const { products } = (await answer.json()) as { products: { id: string; handle: string }[] }
    const imported = products.filter(({ handle }) => handle.startsWith(`${PREFIX}-`))
    if (imported.length === 0) return
    for (const { id } of imported) await request.delete(`${address}/${id}`, { failOnStatusCode })
  }
}

/** How long a page and the store are busy with a large CSV file. */
export async function measureProductImport(browser: Browser, urls: Stack['urls']): Promise<void> {
  const context = await browser.newContext({ storageState: await signedInState(browser, urls.admin) })
  try {
    const page = await context.newPage()
    await watchBusyTimes(page)
    await page.goto(`${urls.admin}/a/products/import`)
    await page.locator('input[type=file]').waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    await measureFile(page)
  } finally {
    await removeImported(context.request, urls.backend)
    await context.close()
  }
}
