import type { Page } from '@playwright/test'

import type { Stack } from '../../commands/stack/stack.ts'
import { expect, test } from './environment.ts'
import { expectNoFindings } from './expect-no-findings.ts'
import { publish } from './publish-product.ts'
import { readyCart, storeOf } from './ready-cart.ts'

async function add(page: Page, { urls }: Stack, handle: string): Promise<void> {
  await page.goto(`${urls.shop}/products/${handle}`)
  await page.getByLabel('Deliver to').selectOption({ label: 'Germany · EUR' })
  await expect(page.getByRole('group').filter({ has: page.getByRole('radio') })).not.toHaveCount(0)
  for (const group of await page
    .getByRole('group')
    .filter({ has: page.getByRole('radio') })
    .all())
    await group.locator('label').first().click()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByRole('region', { name: 'Added to your cart' })).toBeVisible()
}

/** The cart that the checkout made on the server. */
async function serverCart(page: Page, { urls }: Stack): Promise<object> {
  const id = JSON.parse((await page.evaluate(() => localStorage.getItem('stoa.cart'))) ?? '""') as string
  const { cart } = (await (await page.request.get(`${urls.backend}/store/carts/${id}`)).json()) as {
    cart: object
  }
  return cart
}

async function fillAddress(page: Page, email: string): Promise<void> {
  // The page of a gift card has an e-mail field too.
  await expect(page.getByRole('heading', { level: 1, name: 'Where should it go?' })).toBeVisible()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('First name').fill('Jo')
  await page.getByLabel('Last name').fill('Journey')
  await page.getByLabel('Street and number').fill('Hafenstraße 1')
  await page.getByLabel('Postal code').fill('20457')
  await page.getByLabel('City').fill('Hamburg')
  await page.getByRole('button', { name: 'Continue to delivery' }).click()
}

test('a cart is filled without the server, kept offline, and a removal is undone', async ({
  page,
  stack,
  expectComplaints,
}) => {
  expectComplaints(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  const carts: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/store/carts')) carts.push(request.url())
  })
  await add(page, stack, 'wool-cushion')
  await expectNoFindings(page)
  await page.getByRole('link', { name: 'View cart' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Added to your cart' })).toBeHidden()
  const remove = page.getByRole('button', { name: 'Remove Wool Cushion' })
  await expect(remove).toBeVisible()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'One more' }).click()
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
  await remove.click()
  await expect(page.getByText('Your cart is empty')).toBeVisible()
  await expectNoFindings(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(remove).toBeVisible()
  await expect(page.getByLabel('Quantity')).toHaveValue('2')
  await page.context().setOffline(false)
  await page.reload()
  await expect(page.getByLabel('Quantity')).toHaveValue('2')
  expect(carts).toEqual([])
})

test('a page that cannot be opened without a connection leads to the cart, which can', async ({
  page,
  stack,
  expectComplaints,
}) => {
  expectComplaints(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Loading (CSS )?chunk/)
  await add(page, stack, 'wool-cushion')
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.getByRole('navigation', { name: 'Legal' }).getByRole('link', { name: 'Terms' }).click()
  const failure = page.getByRole('main').getByRole('alert')
  await expect(failure).toContainText('We cannot reach the shop right now')
  await expectNoFindings(page)
  await failure.getByRole('link', { name: 'Cart, 1 item' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove Wool Cushion' })).toBeVisible()
})

async function chooseDeliveryAndPayment(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /Standard/ }).check({ force: true })
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('radio', { name: /On invoice/ }).check({ force: true })
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'One last look' })).toBeVisible()
}

test('a price that changed meanwhile is shown before paying, and the cart has the new one', async ({
  page,
  stack,
}) => {
  const priced = { title: 'Price Journey', handle: 'price-journey' }
  const product = await publish(page, stack, priced, 'Size', 1000)
  await add(page, stack, 'price-journey')
  await product.reprice(2000)
  await page.getByRole('link', { name: 'Checkout' }).click()
  await expect(page.getByText('Price Journey (Large) now costs €23.80 instead of €11.90.')).toBeVisible()
  await expectNoFindings(page)
  await fillAddress(page, 'price@example.com')
  await expect(page.getByRole('heading', { level: 1, name: 'How should it get there?' })).toBeVisible()
  expect(await serverCart(page, stack)).toMatchObject({
    email: 'price@example.com',
    items: [{ title: 'Price Journey', unit_price: 2000 }],
  })
  await product.remove()
})

test('stock and price that changed meanwhile are shown before paying, and what is left is bought', async ({
  page,
  stack,
}) => {
  const { get } = storeOf(page, stack)
  const counted = { title: 'Stock Journey', handle: 'stock-journey' }
  const product = await publish(page, stack, counted, 'Size', 1000)
  const setStock = await product.count()
  await setStock(5)
  await add(page, stack, counted.handle)
  await page.getByRole('link', { name: 'View cart' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
  const quantity = page.getByRole('textbox', { name: 'Quantity' })
  await quantity.fill('9')
  await page.keyboard.press('Enter')
  await expect(quantity).toHaveValue('5')
  await quantity.fill('4')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Cart, 4 items' })).toBeVisible()

  await setStock(2)
  await product.reprice(2000)
  await page.getByRole('link', { name: 'Checkout' }).click()
  const changes = page.getByRole('status').filter({ hasText: 'Your cart has changed' }).first()
  await expect(changes).toContainText('Stock Journey (Large): only 2 are left, so the quantity was lowered.')
  await expect(changes).toContainText('Stock Journey (Large) now costs €23.80 instead of €11.90.')
  await fillAddress(page, 'stock@example.com')
  await chooseDeliveryAndPayment(page)

  await page.getByRole('button', { name: 'Confirm purchase' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible()
  const { order } = await get<{ order: object }>(`admin/orders/${page.url().split('/').at(-1)}`)
  expect(order).toMatchObject({
    email: 'stock@example.com',
    items: [{ title: 'Stock Journey', quantity: 2, unit_price: 2000 }],
  })
  await product.remove()
})

test('an order that is refused for want of stock is placed with what is left', async ({
  page,
  stack,
  expectComplaints,
}) => {
  expectComplaints(/status of 40[49]/)
  const { get } = storeOf(page, stack)
  const counted = { title: 'Refused Journey', handle: 'refused-journey' }
  const product = await publish(page, stack, counted, 'Size', 1000)
  const setStock = await product.count()
  await setStock(5)
  await add(page, stack, counted.handle)
  await page.getByRole('link', { name: 'View cart' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
  const quantity = page.getByRole('textbox', { name: 'Quantity' })
  await quantity.fill('4')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Cart, 4 items' })).toBeVisible()
  await page.getByRole('link', { name: 'Checkout' }).click()
  await fillAddress(page, 'refused@example.com')
  await chooseDeliveryAndPayment(page)

  await setStock(2)
  await page.getByRole('button', { name: 'Confirm purchase' }).click()
  await page.getByRole('link', { name: 'Back to the cart' }).click()
  await expect(page.getByText('Refused Journey (Large): only 2 are left')).toBeVisible()
  await page.getByRole('link', { name: 'Checkout' }).click()
  await chooseDeliveryAndPayment(page)
  await page.getByRole('button', { name: 'Confirm purchase' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible()
  const { order } = await get<{ order: object }>(`admin/orders/${page.url().split('/').at(-1)}`)
  expect(order).toMatchObject({ email: 'refused@example.com', items: [{ quantity: 2 }] })
  await product.remove()
})

test('a payment link that is refused for want of stock leads to a letter, and is paid once there is more', async ({
  page,
  stack,
  expectComplaints,
}) => {
  expectComplaints(/status of 40[49]/)
  const { get } = storeOf(page, stack)
  const linked = { title: 'Linked Journey', handle: 'linked-journey' }
  const product = await publish(page, stack, linked, 'Size', 1000)
  const setStock = await product.count()
  await setStock(5)
  const address = {
    first_name: 'Jo',
    last_name: 'Journey',
    address_1: 'Hafenstraße 1',
    city: 'Hamburg',
    postal_code: '20457',
    country_code: 'de',
  }
  const line = { variant_id: product.variantId, quantity: 4 }
  const cart = await readyCart(page, stack, 'linked@example.com', address, line)
  await page.goto(`${stack.urls.shop}/checkout?cart_id=${cart.id}`)
  await page.getByRole('radio', { name: /On invoice/ }).check({ force: true })
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await setStock(2)
  const order = page.getByRole('button', { name: 'Confirm purchase' })
  await order.click()
  const refusal = page.getByRole('main').getByRole('alert')
  await expect(refusal).toContainText(/Linked Journey \(Large\)\W? is no longer in stock in this quantity/)
  await expect(refusal).toContainText('You have not been charged. Please write to the shop')
  const letter = refusal.getByRole('link', { name: 'Write an e-mail' })
  await expect(letter).toHaveAttribute(
    'href',
    new RegExp(`^mailto:.*subject=New%20payment%20link.*${cart.id}`),
  )
  await expectNoFindings(page)

  const refusedAgain = page.waitForResponse(/\/complete$/)
  await order.click()
  expect((await refusedAgain).ok()).toBe(false)
  await expect(letter).toBeVisible()
  const unordered = await page.request.get(`${stack.urls.backend}/store/orders/cart/${cart.id}`)
  expect(unordered.status()).toBe(404)

  await setStock(5)
  await page.reload()
  await order.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible()
  const placed = await get<{ order: object }>(`store/orders/cart/${cart.id}`)
  expect(placed.order).toMatchObject({ email: 'linked@example.com', items: [{ quantity: 4 }] })
  await product.remove()
})

test('products with tax rates of their own come to the checkout without a change of price', async ({
  page,
  stack,
}) => {
  await add(page, stack, 'wool-cushion')
  await add(page, stack, 'moon-calendar')
  await page.getByRole('link', { name: 'View cart' }).click()
  await page.getByRole('link', { name: 'Checkout' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Where should it go?' })).toBeVisible()
  await expect(page.getByText('Your cart has changed')).toHaveCount(0)
  const { items } = (await serverCart(page, stack)) as { items: { unit_price: number; total: number }[] }
  const total = items.reduce((sum, line) => sum + line.total, 0)
  const amount = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' }).format(total / 100)
  await page.goto(`${stack.urls.shop}/cart`)
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText(amount)
})

test('another country says what it changes: currency, taxes and what is not sold there', async ({
  page,
  stack,
}) => {
  const product = await publish(page, stack, { title: 'Euro Journey', handle: 'euro-journey' }, 'Size', 1000)
  await add(page, stack, 'euro-journey')
  await page.getByLabel('Deliver to').selectOption({ label: 'United States · USD' })
  const notice = page.getByRole('alert').filter({ hasText: 'Your cart has changed' })
  await expect(notice).toContainText(/Euro Journey \(Large\)\u2069 is not sold in United States/)
  await expect(notice).toContainText('Prices are now in USD.')
  await expect(notice).toContainText('Tax is added at checkout.')
  await expectNoFindings(page)
  await page.getByLabel('Deliver to').selectOption({ label: 'Germany · EUR' })
  const delivering = page.getByRole('alert').filter({ hasText: 'Delivering to Germany' })
  await expect(delivering).toContainText('Prices are now in EUR.')
  await expect(delivering).toContainText('They include tax.')
  await page.getByLabel('Deliver to').selectOption({ label: 'France · EUR' })
  await expect(delivering).toHaveCount(0)
  await product.remove()
})

test('a gift card goes into the cart with its receiver and message', async ({ page, stack }) => {
  const card = { title: 'Gift Journey', handle: 'gift-journey', is_giftcard: true, discountable: false }
  const product = await publish(page, stack, card, 'Value', 2500)
  await page.goto(`${stack.urls.shop}/products/gift-journey`)
  await page.getByLabel('Deliver to').selectOption({ label: 'Germany · EUR' })
  await page.getByRole('group', { name: 'Value' }).locator('label').first().click()
  await page.getByLabel('E-mail (optional)').fill('ann')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByText('Please enter a valid e-mail address.')).toBeVisible()
  await expectNoFindings(page)
  await page.getByLabel('E-mail (optional)').fill('ann@example.com')
  await page.getByLabel('Message (optional)').fill('Happy birthday')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  const added = page.getByRole('region', { name: 'Added to your cart' })
  await added.getByRole('link', { name: 'Checkout' }).click()
  await fillAddress(page, 'giver@example.com')
  await expect(page.getByRole('heading', { level: 1, name: 'How should it get there?' })).toBeVisible()
  expect(await serverCart(page, stack)).toMatchObject({
    items: [{ metadata: { email: 'ann@example.com', message: 'Happy birthday' } }],
  })
  await product.remove()
})

test('goods and a gift card are delivered apart, each by a way of its own', async ({ page, stack }) => {
  const card = { title: 'Mixed Gift Journey', handle: 'mixed-gift-journey', is_giftcard: true }
  const product = await publish(page, stack, { ...card, discountable: false }, 'Value', 2500)
  await add(page, stack, 'wool-cushion')
  await add(page, stack, card.handle)
  await page
    .getByRole('region', { name: 'Added to your cart' })
    .getByRole('link', { name: 'Checkout' })
    .click()
  await fillAddress(page, 'mixed@example.com')
  const goods = page.getByRole('radiogroup', { name: 'Wool Cushion' })
  const cards = page.getByRole('radiogroup', { name: card.title })
  await expect(goods.getByRole('radio', { name: /Standard/ })).toBeVisible()
  await expect(goods.getByRole('radio', { name: /Sent by e-mail/ })).toHaveCount(0)
  await expect(cards.getByRole('radio', { name: /Sent by e-mail/ })).toBeChecked()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByText('Please choose a delivery method.')).toBeVisible()
  await expectNoFindings(page)
  await goods.getByRole('radio', { name: /Standard/ }).check({ force: true })
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'How would you like to pay?' })).toBeVisible()
  const cart = (await serverCart(page, stack)) as {
    shipping_methods: { shipping_option: { name: string } }[]
  }
  expect(cart.shipping_methods.map(({ shipping_option }) => shipping_option.name).toSorted()).toEqual([
    'Sent by e-mail',
    'Standard',
  ])
  await product.remove()
})
