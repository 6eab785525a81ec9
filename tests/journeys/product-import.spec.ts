import type { Page } from '@playwright/test'

import type { Stack } from '../../commands/stack/stack.ts'
import { staff } from '../../commands/backend/accounts.mts'
import { expect, signIn, test } from './environment.ts'
import { expectNoFindings } from './expect-no-findings.ts'
import { productCsv } from './product-csv.ts'

interface Job {
  id: string
  type: string
  status: string
  context: { filterable_fields?: object; fields?: string }
}

interface Imported {
  id: string
  handle: string
  title: string
  status: string
  sales_channels: { name: string }[]
  variants: { sku: string; title: string; prices: { amount: number; currency_code: string }[] }[]
}

async function headersOf(page: Page, stack: Stack) {
  const answer = await page.request.post(`${stack.urls.backend}/admin/auth/token`, { data: staff })
  const { access_token } = (await answer.json()) as { access_token: string }
  return { authorization: `Bearer ${access_token}` }
}

/** What the store itself answers. */
async function ask<Answer>(page: Page, stack: Stack, path: string): Promise<Answer> {
  const headers = await headersOf(page, stack)
  return (await (await page.request.get(stack.urls.backend + path, { headers })).json()) as Answer
}

const productsNamed = async (page: Page, stack: Stack, handle: string) =>
  (await ask<{ products: Imported[] }>(page, stack, `/admin/products?handle=${handle}`)).products

async function deleteProduct(page: Page, stack: Stack, handle: string) {
  const headers = await headersOf(page, stack)
  for (const { id } of await productsNamed(page, stack, handle)) {
    await page.request.delete(`${stack.urls.backend}/admin/products/${id}`, { headers })
  }
}

const choose = (page: Page, text: string) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'goods.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('a file of another shop is imported as products, without its invalid rows', async ({ page, stack }) => {
  await signIn(page, stack, '/a/products/import')
  const lines = [
    'Slug;Bezeichnung;Product Title;Option 1 Name;Option 1 Value;Variant SKU;Price EUR;Sales Channel 1 Name',
    'sea-jug;x;Sea Jug;Size;Small;0042;1.234,50;Online shop',
    'sea-jug;x;Sea Jug;Size;Large;SEA-L;12,00;Online shop',
    'moon-jug;x;Moon Jug;Size;Small;MOON-S;much;Online shop',
  ]
  const {
    sales_channels: [channel],
  } = await ask<{ sales_channels: { name: string }[] }>(page, stack, '/admin/sales-channels?limit=1')
  await choose(page, lines.join('\n').replaceAll('Online shop', channel?.name ?? ''))
  await expect(page.getByText('3 rows')).toBeVisible()
  await expectNoFindings(page)
  await press(page, 'Check')
  await expect(page.getByText('“much” is no number.')).toBeVisible()
  await expectNoFindings(page)
  const download = page.waitForEvent('download')
  await press(page, 'Download these rows')
  expect((await download).suggestedFilename()).toBe('goods-left-out.csv')

  await press(page, 'Have the store check it')
  await expect(page.getByText('Ready: 1 new and 0 updated products, 2 variants.')).toBeVisible({
    timeout: 15_000,
  })
  expect(await productsNamed(page, stack, 'sea-jug')).toEqual([])
  await press(page, 'Import')
  await expect(page.getByText('Imported: 1 new and 0 updated products, 2 variants.')).toBeVisible({
    timeout: 30_000,
  })

  const [product] = await productsNamed(page, stack, 'sea-jug')
  expect(product).toMatchObject({
    title: 'Sea Jug',
    status: 'draft',
    sales_channels: [{ name: channel?.name }],
  })
  const prices = product?.variants.map(({ sku, prices: [price] }) => [sku, price?.amount])
  expect(prices?.toSorted()).toEqual([
    ['0042', 123_450],
    ['SEA-L', 1200],
  ])
  expect(await productsNamed(page, stack, 'moon-jug')).toEqual([])
  await deleteProduct(page, stack, 'sea-jug')
})

test('ten thousand rows are checked without blocking the page, and free their memory', async ({
  page,
  stack,
}) => {
  test.setTimeout(180_000)
  await signIn(page, stack, '/a/products/import')
  await page.locator('input[type=file]').waitFor({ state: 'attached' })
  await page.evaluate(() => {
    const longest = { ms: 0 }
    Object.assign(globalThis, { longest })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest.ms = Math.max(longest.ms, duration)
    }).observe({ type: 'longtask' })
  })
  const beforeReading = Date.now()
  await choose(page, productCsv(10_000, 'jug'))
  await expect(page.getByText('10,000 rows')).toBeVisible({ timeout: 60_000 })
  const beforeCheck = Date.now()
  await press(page, 'Check')
  await expect(page.getByText('No problems found.')).toBeVisible({ timeout: 60_000 })
  const longest = await page.evaluate(() => (globalThis as unknown as { longest: { ms: number } }).longest.ms)
  test.info().annotations.push({
    type: '10 000 rows',
    description: `read ${beforeCheck - beforeReading} ms, check ${Date.now() - beforeCheck} ms, longest task ${longest} ms`,
  })
  await expect(page.getByRole('definition').first()).toHaveText('5,000')

  await press(page, 'Have the store check it')
  await expect(page.getByText(/^Ready: 5,000 new/)).toBeVisible({ timeout: 60_000 })
  await press(page, 'Cancel')
  await expect(page.getByText('CSV file', { exact: true })).toBeVisible()
  await expect
    .poll(
      async () => (await ask<{ batch_jobs: Job[] }>(page, stack, '/admin/batch-jobs?limit=1')).batch_jobs[0],
    )
    .toMatchObject({ type: 'product-import', status: 'canceled' })
  expect(await productsNamed(page, stack, 'jug-0')).toEqual([])
})

test('the filtered list is exported to a file', async ({ page, stack }) => {
  await signIn(page, stack, '/a/products?status=draft')
  await press(page, 'Export')
  await page.getByText('Those of the list').click()
  await expectNoFindings(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Export' }).click()
  await expect(page.getByText('The file is ready.')).toBeVisible({ timeout: 30_000 })
  const { batch_jobs } = await ask<{ batch_jobs: Job[] }>(page, stack, '/admin/batch-jobs?limit=1')
  expect(batch_jobs[0]).toMatchObject({
    type: 'product-export',
    status: 'completed',
    context: { filterable_fields: { status: ['draft'], is_giftcard: false } },
  })
  const download = page.waitForEvent('download')
  await press(page, 'Download')
  const path = await (await download).path()
  const { readFile } = await import('node:fs/promises')
  const [head = '', ...rows] = (await readFile(path, 'utf8')).trim().split('\r\n')
  const status = head.split(';').indexOf('Product Status')
  expect(rows.length).toBeGreaterThan(0)
  expect([...new Set(rows.map((row) => row.split(';')[status]))]).toEqual(['draft'])
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing, ${colorScheme}`, async ({ page, stack }) => {
    await page.emulateMedia({ colorScheme })
    await signIn(page, stack, '/a/products/import')
    await expect(page.getByText('CSV file', { exact: true })).toBeVisible()
    await expectNoFindings(page)
  })
}
