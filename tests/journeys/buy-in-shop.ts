import type { Page } from '@playwright/test'

import { expect } from './environment.ts'

interface Purchase {
  /** As the shop offers it, such as `Germany · EUR`. */
  country: string
  email: string
  address: { street: string; postalCode: string; city: string }
  /** Default 1. */
  pieces?: number
  /** Default: the first delivery that is offered. */
  delivery?: string | RegExp
  /** Default: the first way to pay that is offered. */
  payment?: string | RegExp
}

async function chooseFirst(page: Page, group: string, name?: string | RegExp): Promise<void> {
  const radios = page.getByRole('radiogroup', { name: group }).getByRole('radio', { ...(name && { name }) })
  await radios.first().check({ force: true })
}

/** Buys the product that the shop shows, in its first options, as a guest does. Returns the id of the order. */
export async function buyInShop(page: Page, purchase: Purchase): Promise<string> {
  const { country, email, address, pieces = 1, delivery, payment } = purchase
  await page.getByLabel('Deliver to').selectOption({ label: country })
  const options = page.getByRole('group').filter({ has: page.getByRole('radio') })
  await expect(options).not.toHaveCount(0)
  for (const option of await options.all()) await option.locator('label').first().click()
  if (pieces > 1) {
    await page.getByRole('textbox', { name: 'Quantity' }).fill(String(pieces))
    await page.keyboard.press('Enter')
  }
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('link', { name: 'View cart' }).click()
  await page.getByRole('link', { name: 'Checkout' }).click()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('First name').fill('Jo')
  await page.getByLabel('Last name').fill('Journey')
  await page.getByLabel('Street and number').fill(address.street)
  await page.getByLabel('Postal code').fill(address.postalCode)
  await page.getByLabel('City').fill(address.city)
  await page.getByRole('button', { name: 'Continue to delivery' }).click()
  await chooseFirst(page, 'Delivery', delivery)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await chooseFirst(page, 'Payment', payment)
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await page.getByRole('button', { name: 'Confirm purchase' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible()
  return /\/order\/confirmed\/(\w+)/.exec(page.url())?.[1] ?? ''
}
