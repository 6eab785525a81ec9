import type { Page } from '@playwright/test'

import type { Stack } from '../../commands/stack/stack.ts'
import { expect, signIn, test } from './environment.ts'

const OLD_TITLE = 'Wool Cushion'
const NEW_TITLE = 'Wool Cushion for Reading'

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function renameProduct(page: Page, from: string, to: string): Promise<void> {
  await page.getByRole('link', { name: 'Products' }).click()
  await page.getByRole('searchbox', { name: 'Search products' }).fill(from)
  await page.getByRole('table').getByRole('link', { name: from }).click()
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(to)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Product saved' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: to })).toBeVisible()
}

/** Buys one piece as a guest and answers the order's number. */
async function buy(page: Page, stack: Stack, title: string): Promise<string> {
  await page.goto(`${stack.urls.shop}/products?q=${encodeURIComponent(title)}`)
  await page.getByRole('main').getByRole('link', { name: title }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.getByLabel('Deliver to').selectOption({ label: 'Germany · EUR' })
  for (const option of ['Size', 'Colour']) {
    await page.getByRole('group', { name: option }).locator('label').first().click()
  }
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('link', { name: 'View cart' }).click()
  await page.getByRole('link', { name: 'Checkout' }).click()
  await page.getByLabel('E-mail').fill('journey@example.com')
  await page.getByLabel('First name').fill('Jo')
  await page.getByLabel('Last name').fill('Journey')
  await page.getByLabel('Street and number').fill('Hafenstraße 1')
  await page.getByLabel('Postal code').fill('20457')
  await page.getByLabel('City').fill('Hamburg')
  await page.getByRole('button', { name: 'Continue to delivery' }).click()
  await page.getByRole('radiogroup', { name: 'Delivery' }).getByRole('radio').first().check({ force: true })
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('radiogroup', { name: 'Payment' }).getByRole('radio').first().check({ force: true })
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible()
  const text = await page.getByRole('main').innerText()
  return /Order number\s*#?(\d+)/.exec(text)?.[1] ?? ''
}

test.describe.configure({ mode: 'serial' })

test('a renamed product sells under its new name, is paid for, and earns its buyer points', async ({
  page,
  stack,
}) => {
  await signIn(page, stack, '/a/products')
  await renameProduct(page, OLD_TITLE, NEW_TITLE)

  const number = await buy(page, stack, NEW_TITLE)
  expect(number).toMatch(/^\d+$/)

  await page.goto(`${stack.urls.admin}/a/orders`)
  await page
    .getByRole('table')
    .getByRole('link', { name: `#${number}` })
    .click()
  await expect(card(page, 'Summary')).toContainText(NEW_TITLE)
  await page.getByRole('button', { name: 'Capture payment' }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Capture / })
    .click()
  await expect(page.getByRole('status').filter({ hasText: 'Payment captured' })).toBeVisible()
  await expect(card(page, 'Timeline')).toContainText('captured')

  const widget = page.locator('[data-widget="order-points"]')
  await widget.scrollIntoViewIfNeeded()
  await widget.getByRole('button', { name: /Award/ }).click()
  await expect(widget).toContainText(/Undo|awarded/i)
})

test('with the loyalty origin down everything else works, and its panels return when it is back', async ({
  page,
  stack,
  expectComplaints,
}) => {
  expectComplaints(/ERR_CONNECTION_REFUSED|loyalty/)
  await stack.stopExtensionOrigin()
  await signIn(page, stack, '/a/products')
  await renameProduct(page, NEW_TITLE, OLD_TITLE)
  const place = page.locator('[data-widget="product-multiplier"]')
  await place.scrollIntoViewIfNeeded()
  await expect(place.getByRole('alert')).toContainText('“loyalty” could not be shown')

  const number = await buy(page, stack, OLD_TITLE)
  await page.goto(`${stack.urls.admin}/a/orders`)
  await page
    .getByRole('table')
    .getByRole('link', { name: `#${number}` })
    .click()
  await page.getByRole('button', { name: 'Capture payment' }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Capture / })
    .click()
  await expect(page.getByRole('status').filter({ hasText: 'Payment captured' })).toBeVisible()

  const widget = page.locator('[data-widget="order-points"]')
  await widget.scrollIntoViewIfNeeded()
  await expect(widget.getByRole('alert')).toContainText('is not responding')
  await stack.startExtensionOrigin()
  await widget.getByRole('button', { name: 'Try again' }).click()
  await expect(widget.getByRole('button', { name: /Award/ })).toBeVisible()
})
