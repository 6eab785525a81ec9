import type { Page } from '@playwright/test'

import type { Stack } from '../../commands/stack/stack.ts'
import { staff } from '../../commands/backend/accounts.mts'
import { expect, signIn, test } from './environment.ts'
import { expectNoFindingsInBothSchemes } from './expect-no-findings.ts'

interface Price {
  amount: number
  currency_code: string
  price_list_id: string | null
}

interface Product {
  id: string
  title: string
  status: string
  variants: { id: string; title: string; sku: string; prices: Price[] }[]
}

async function store(page: Page, stack: Stack) {
  const answer = await page.request.post(`${stack.urls.backend}/admin/auth/token`, { data: staff })
  const { access_token } = (await answer.json()) as { access_token: string }
  const headers = { authorization: `Bearer ${access_token}` }
  return async <Answer>(path: string): Promise<Answer> =>
    (await (await page.request.get(stack.urls.backend + path, { headers })).json()) as Answer
}

const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })

/** A cell by its row and the index of its column, starting with the title. */
const cell = (page: Page, row: string, at: number) => rowOf(page, row).locator(`[aria-colindex="${at}"]`)

async function fill(page: Page, row: string, at: number, text: string) {
  await cell(page, row, at).click()
  await page.keyboard.press('F2')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}

test('prices and SKUs of many variants are saved at once, and prices of price lists stay', async ({
  page,
  stack,
  expectComplaints,
}) => {
  expectComplaints(/status of 422 .*/)
  const ask = await store(page, stack)
  const { price_lists } = await ask<{ price_lists: { id: string }[] }>('/admin/price-lists?limit=20')
  const listed: { id: string; product: Product }[] = []
  for (const { id } of price_lists) {
    const { products } = await ask<{ products: Product[] }>(`/admin/price-lists/${id}/products?limit=20`)
    listed.push(...products.map((product) => ({ id, product })))
  }
  const found = listed.find(({ product: { variants } }) => variants.length > 1)
  if (!found) throw new Error('No price list holds a product with variants')
  const { product } = found
  const [first, second] = product.variants
  if (!first || !second) throw new Error('There are no two variants')
  const pricesOfList = async () => {
    const path = `/admin/price-lists/${found.id}/products?id=${product.id}`
    const { products } = await ask<{ products: Product[] }>(path)
    const prices = products[0]?.variants.flatMap((variant) => variant.prices) ?? []
    return prices
      .filter(({ price_list_id }) => price_list_id)
      .map(({ amount }) => amount)
      .toSorted()
  }
  const before = await pricesOfList()

  await signIn(page, stack, `/a/products/spreadsheet?q=${encodeURIComponent(product.title)}`)
  await expect(rowOf(page, first.title)).toBeVisible()
  await fill(page, first.title, 4, '99.5')
  await fill(page, second.title, 3, first.sku)
  await press(page, 'Review')
  await expect(page.getByRole('dialog')).toContainText(first.sku)
  await press(page, 'Close')
  await press(page, 'Save')
  await expect(page.getByRole('alert')).toContainText('2 rows were not saved')

  await page.getByRole('button', { name: 'Discard' }).click()
  await fill(page, first.title, 4, '99.5')
  await fill(page, second.title, 3, 'SHEET-1')
  await press(page, 'Save')
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeHidden()

  const { product: saved } = await ask<{ product: Product }>(`/admin/products/${product.id}`)
  expect(saved.variants.map(({ id }) => id)).toEqual(product.variants.map(({ id }) => id))
  const price = saved.variants[0]?.prices.find(({ currency_code }) => currency_code === 'eur')
  expect(price?.amount).toBe(9950)
  expect(saved.variants[1]?.sku).toBe('SHEET-1')
  expect(await pricesOfList()).toEqual(before)
})

test('the stock at a location is saved in its level', async ({ page, stack }) => {
  const ask = await store(page, stack)
  const { inventory_items: items } = await ask<{
    inventory_items: { sku: string | null; location_levels: object[] }[]
  }>('/admin/inventory-items?limit=100')
  const sku = items.find((item) => item.sku && item.location_levels.length > 0)?.sku ?? ''
  // The column of the location follows those of all currencies.
  await page.setViewportSize({ width: 2400, height: 900 })
  await signIn(page, stack, `/a/products/spreadsheet?q=${encodeURIComponent(sku)}`)
  const header = page.getByRole('columnheader', { name: /^At / })
  await expect(header).toBeVisible()
  const at = Number(await header.getAttribute('aria-colindex'))
  const row = page.getByRole('row').filter({ hasText: sku })
  await row.locator(`[aria-colindex="${at}"]`).click()
  await page.keyboard.type('77')
  await page.keyboard.press('Enter')
  await press(page, 'Save')
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeHidden()

  const { inventory_items } = await ask<{
    inventory_items: { location_levels: { stocked_quantity: number }[] }[]
  }>(`/admin/inventory-items?sku=${encodeURIComponent(sku)}`)
  const levels = inventory_items[0]?.location_levels.map(({ stocked_quantity }) => stocked_quantity)
  expect(levels).toContain(77)
})

const variant = (title: string) => ({
  title,
  options: [{ value: title }],
  prices: [{ amount: 1000, currency_code: 'eur' }],
})

test('cells are pasted, undone, redone, reviewed one by one and saved', async ({ page, stack, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page, stack)
  const path = `${stack.urls.backend}/admin/products`
  const data = {
    title: 'Willow Tray',
    is_giftcard: false,
    status: 'draft',
    options: [{ title: 'Size' }],
    variants: [variant('Wide'), variant('Narrow')],
  }
  const { product } = (await (await page.request.post(path, { data })).json()) as { product: Product }

  await page.goto(`${stack.urls.admin}/a/products/spreadsheet?q=Willow%20Tray`)
  await expect(rowOf(page, 'Wide')).toBeVisible()
  await page.evaluate(() => navigator.clipboard.writeText('WT-1\t12.50\nWT-2\t13.75'))
  await cell(page, 'Wide', 3).click()
  await page.keyboard.press('ControlOrMeta+V')
  await expect(cell(page, 'Narrow', 4)).toHaveText('€13.75')
  await page.keyboard.press('ControlOrMeta+Z')
  await expect(cell(page, 'Narrow', 4)).toHaveText('€10.00')
  await expect(cell(page, 'Wide', 3)).toHaveText('')
  await page.keyboard.press('ControlOrMeta+Shift+Z')
  await expect(cell(page, 'Wide', 3)).toHaveText('WT-1')

  await cell(page, 'Willow Tray', 2).click()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Pub')
  await page.keyboard.press('Enter')
  await press(page, 'Review')
  const changes = page.getByRole('dialog').getByRole('row')
  await expect(changes).toHaveCount(1 + 5)
  await changes
    .filter({ hasText: 'WT-2' })
    .getByRole('button', { name: /Revert/ })
    .click()
  await press(page, 'Close')
  await press(page, 'Save')
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeHidden()

  const { product: saved } = (await (await page.request.get(`${path}/${product.id}`)).json()) as {
    product: Product
  }
  expect(saved.status).toBe('published')
  expect(saved.variants.map(({ sku, prices }) => [sku, prices[0]?.amount])).toEqual([
    ['WT-1', 1250],
    [null, 1375],
  ])
  await page.request.delete(`${path}/${product.id}`)
})

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).last().click()

test('axe finds nothing, light or dark', async ({ page, stack }) => {
  await signIn(page, stack, '/a/products/spreadsheet')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await expectNoFindingsInBothSchemes(page)
})
