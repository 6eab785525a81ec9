import type { Page } from '@playwright/test'

import type { Stack } from '../../commands/stack/stack.ts'
import { buyInShop } from './buy-in-shop.ts'
import { expect, signIn, test } from './environment.ts'

const OLD_TITLE = 'Wool Cushion'
const NEW_TITLE = 'Wool Cushion for Reading'

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** `settle` waits for what is still to come above the button. */
async function renameProduct(
  page: Page,
  from: string,
  to: string,
  settle?: () => Promise<void>,
): Promise<void> {
  await page.getByRole('link', { name: 'Products' }).click()
  await page.getByRole('searchbox', { name: 'Search products' }).fill(from)
  await page.getByRole('table').getByRole('link', { name: from }).click()
  await settle?.()
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
  await buyInShop(page, {
    country: 'Germany · EUR',
    email: 'journey@example.com',
    address: { street: 'Hafenstraße 1', postalCode: '20457', city: 'Hamburg' },
  })
  const text = await page.getByRole('main').innerText()
  return /Order number\s*#?(\d+)/.exec(text)?.[1] ?? ''
}

test.describe.configure({ mode: 'serial' })

test('a renamed product sells under its new name, is paid for, and earns its buyer points', async ({
  page,
  stack,
}) => {
  await signIn(page, stack, '/a/products')
  // A browser that never showed this field does not know its height.
  const field = page.getByRole('checkbox', { name: 'Earns loyalty points' })
  await renameProduct(page, OLD_TITLE, NEW_TITLE, () => expect(field).toBeVisible())

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
  // Nor does it know the height of a failure.
  const failure = card(page, 'General').getByRole('alert')
  await renameProduct(page, NEW_TITLE, OLD_TITLE, () => expect(failure).toBeVisible())
  const multiplier = page.locator('[data-widget="product-multiplier"]')
  await multiplier.scrollIntoViewIfNeeded()
  await expect(multiplier.getByRole('alert')).toContainText('“loyalty” could not be shown')

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
