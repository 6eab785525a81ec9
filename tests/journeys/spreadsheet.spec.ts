import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import type { House } from '../../commands/house/house.ts'
import { staff } from '../backend/accounts.mts'
import { expect, signIn, test } from './house.ts'

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

async function store(page: Page, house: House) {
  const answer = await page.request.post(`${house.urls.backend}/admin/auth/token`, { data: staff })
  const { access_token } = (await answer.json()) as { access_token: string }
  const headers = { authorization: `Bearer ${access_token}` }
  return async <Answer>(path: string): Promise<Answer> =>
    (await (await page.request.get(house.urls.backend + path, { headers })).json()) as Answer
}

const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })

/** A cell by its row and the place of its column, the title being the first. */
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
  house,
  expectComplaints,
}) => {
  expectComplaints(/status of 422 .*/)
  const ask = await store(page, house)
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

  await signIn(page, house, `/a/products/spreadsheet?q=${encodeURIComponent(product.title)}`)
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

test('what is in stock at a place is saved where it is kept', async ({ page, house }) => {
  const ask = await store(page, house)
  const { inventory_items: items } = await ask<{
    inventory_items: { sku: string | null; location_levels: object[] }[]
  }>('/admin/inventory-items?limit=100')
  const sku = items.find((item) => item.sku && item.location_levels.length > 0)?.sku ?? ''
  await signIn(page, house, `/a/products/spreadsheet?q=${encodeURIComponent(sku)}`)
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

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).last().click()

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing, ${colorScheme}`, async ({ page, house }) => {
    await page.emulateMedia({ colorScheme })
    await signIn(page, house, '/a/products/spreadsheet')
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
      [],
    )
  })
}
