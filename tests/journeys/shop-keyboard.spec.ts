import type { Locator, Page } from '@playwright/test'

import { expect, test } from './environment.ts'
import { storeOf } from './ready-cart.ts'
import { tabTo } from './tab-to.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Goes to an element with Tab alone, and presses it. */
async function press(page: Page, element: Locator, key = 'Enter'): Promise<void> {
  await expect(element).toBeVisible()
  await tabTo(page, element)
  await page.keyboard.press(key)
}

async function fill(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label))
  await page.keyboard.type(text)
}

/** Tab leads into a group of choices, to the one that is chosen, if any; Space chooses. */
async function chooseFirst(page: Page, group: Locator): Promise<void> {
  const chosen = group.getByRole('radio', { checked: true })
  await expect(group).toBeVisible()
  await press(page, (await chosen.count()) > 0 ? chosen : group.getByRole('radio').first(), 'Space')
  await expect(chosen).toHaveCount(1)
}

const group = (page: Page, name: string) => page.getByRole('radiogroup', { name })

test('an order is placed without a mouse, and each step starts at its heading', async ({ page, stack }) => {
  await page.goto(`${stack.urls.shop}/products?q=Wool+Cushion`)
  await press(page, page.getByRole('main').getByRole('link', { name: 'Wool Cushion' }).first())
  await expect(heading(page, 'Wool Cushion')).toBeVisible()

  await chooseFirst(page, page.getByRole('group', { name: 'Colour' }))
  await chooseFirst(page, page.getByRole('group', { name: 'Size' }))
  await press(page, page.getByRole('button', { name: 'Add to cart' }))
  // What was added is shown above the product.
  const cart = page.getByRole('link', { name: 'View cart' })
  await expect(cart).toBeVisible()
  await tabTo(page, cart, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await press(page, page.getByRole('link', { name: 'Checkout' }))

  await fill(page, 'E-mail', 'keyboard@example.com')
  await fill(page, 'First name', 'Kim')
  await fill(page, 'Last name', 'Journey')
  await fill(page, 'Street and number', 'Hafenstraße 1')
  await fill(page, 'Postal code', '20457')
  await fill(page, 'City', 'Hamburg')
  await press(page, page.getByRole('button', { name: 'Continue to delivery' }))
  await chooseFirst(page, group(page, 'Delivery'))
  await press(page, page.getByRole('button', { name: 'Continue to payment' }))
  await expect(heading(page, 'How would you like to pay?')).toBeFocused()
  await chooseFirst(page, group(page, 'Payment'))
  await press(page, page.getByRole('button', { name: 'Continue to review' }))
  await expect(heading(page, 'One last look')).toBeFocused()
  await press(page, page.getByRole('button', { name: 'Place order' }))

  await expect(heading(page, 'Thank you for your order')).toBeFocused()
  const id = new URL(page.url()).pathname.split('/').pop() ?? ''
  const { order } = await storeOf(page, stack).get<{ order: { email: string } }>(`store/orders/${id}`)
  expect(order.email).toBe('keyboard@example.com')
})
