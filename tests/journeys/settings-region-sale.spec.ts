import type { Page } from '@playwright/test'

import type { Stack } from '../../commands/stack/stack.ts'
import { buyInShop } from './buy-in-shop.ts'
import { expect, signIn, test } from './environment.ts'

interface SoldOrder {
  region: { name: string }
  currency_code: string
  email: string
  shipping_methods: { price: number; shipping_option: { name: string } }[]
  items: { unit_price: number; quantity: number; tax_lines: { rate: number }[] }[]
  subtotal: number
  shipping_total: number
  tax_total: number
  total: number
}

async function choose(page: Page, field: string, option: RegExp | string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: field }).click()
  await page.getByRole('option', { name: option }).first().click()
}

async function chooseSome(page: Page, field: string, option: RegExp): Promise<void> {
  await choose(page, field, option)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
}

async function createRegion(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Create region' }).first().click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('The riviera')
  await choose(page, 'Currency', /EUR/)
  await dialog.getByRole('textbox', { name: 'Default tax rate' }).fill('20')
  await dialog.getByRole('textbox', { name: 'Tax code' }).fill('RIVIERA')
  await chooseSome(page, 'Countries', /^Monaco/)
  await chooseSome(page, 'Payment providers', /manual/)
  await chooseSome(page, 'Fulfillment providers', /manual/)
  await dialog.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The riviera' })).toBeVisible()
}

async function addShipping(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Add shipping option' }).click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('By boat')
  await dialog.getByRole('textbox', { name: 'Price' }).fill('7.50')
  await choose(page, 'Fulfillment method', /manual/)
  await choose(page, 'Shipping profile', 'Default')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('row', { name: /^By boat/ }).first()).toContainText('€7.50')
}

async function buy(page: Page, { urls }: Stack, email: string): Promise<void> {
  await page.goto(`${urls.shop}/products/beeswax-candle`)
  await buyInShop(page, {
    country: 'Monaco · EUR',
    email,
    address: { street: 'Quai 1', postalCode: '98000', city: 'Monaco' },
    delivery: /^By boat/,
  })
}

test('a new region with shipping and tax is set up in the settings, and bought in', async ({
  page,
  stack,
}) => {
  test.slow()
  const email = `riviera${Date.now()}@example.com`
  await signIn(page, stack, '/a/settings/regions')
  await createRegion(page)
  await addShipping(page)
  await buy(page, stack, email)

  const read = async <Answer>(path: string) =>
    (await (await page.request.get(`${stack.urls.backend}/admin/orders${path}`)).json()) as Answer
  const { orders } = await read<{ orders: { id: string }[] }>(`?email=${email}`)
  const { order } = await read<{ order: SoldOrder }>(`/${orders[0]?.id}`)
  expect(order).toMatchObject({
    region: { name: 'The riviera' },
    currency_code: 'eur',
    shipping_methods: [{ price: 750, shipping_option: { name: 'By boat' } }],
    items: [{ tax_lines: [{ rate: 20 }] }],
    shipping_total: 750,
  })
  const { subtotal, tax_total, total } = order
  expect(tax_total).toBe(Math.round((subtotal + 750) * 0.2))
  expect(total).toBe(subtotal + 750 + tax_total)
})
