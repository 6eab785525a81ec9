import type { Page } from '@playwright/test'

import type { Stack } from '../../commands/stack/stack.ts'
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
  await page.getByLabel('Deliver to').selectOption({ label: 'Monaco · EUR' })
  await page.getByRole('group', { name: 'Size' }).locator('label').first().click()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('link', { name: 'View cart' }).click()
  await page.getByRole('link', { name: 'Checkout' }).click()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('First name').fill('Jo')
  await page.getByLabel('Last name').fill('Journey')
  await page.getByLabel('Street and number').fill('Quai 1')
  await page.getByLabel('Postal code').fill('98000')
  await page.getByLabel('City').fill('Monaco')
  await page.getByRole('button', { name: 'Continue to delivery' }).click()
  const delivery = page.getByRole('radiogroup', { name: 'Delivery' })
  await delivery.getByRole('radio', { name: /^By boat/ }).check({ force: true })
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('radiogroup', { name: 'Payment' }).getByRole('radio').first().check({ force: true })
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible()
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
