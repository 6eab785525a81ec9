import type { Page } from '@playwright/test'

import { staff } from '../../commands/backend/accounts.mts'
import type { Stack } from '../../commands/stack/stack.ts'
import { axeFindings } from '../axe-findings.ts'
import { expect, test } from './environment.ts'
import { readyCart, regionOf, storeOf } from './ready-cart.ts'

interface Order {
  total: number
  gift_card_total: number
  discount_total: number
  discounts: { code: string }[]
  payments: { amount: number }[]
}

const GERMAN = {
  first_name: 'Jo',
  last_name: 'Journey',
  address_1: 'Hafenstraße 1',
  city: 'Hamburg',
  postal_code: '20457',
  country_code: 'de',
}

/** Issues a gift card as staff; returns its code. */
async function issueGiftCard(page: Page, stack: Stack, value: number): Promise<string> {
  const { post } = storeOf(page, stack)
  await post('admin/auth', staff)
  const { id } = await regionOf(page, stack, 'de')
  const { gift_card } = await post<{ gift_card: { code: string } }>('admin/gift-cards', {
    value,
    region_id: id,
  })
  return gift_card.code
}

async function createDiscount(page: Page, stack: Stack, code: string, rule: object): Promise<void> {
  const { post } = storeOf(page, stack)
  await post('admin/auth', staff)
  const { id } = await regionOf(page, stack, 'de')
  await post('admin/discounts', {
    code,
    regions: [id],
    is_dynamic: false,
    is_disabled: false,
    rule: { allocation: 'total', ...rule },
  })
}

/** Opens the checkout of a cart that is ready to be paid. */
async function openCheckout(page: Page, stack: Stack, email: string) {
  const cart = await readyCart(page, stack, email, GERMAN)
  await page.goto(`${stack.urls.shop}/checkout?cart_id=${cart.id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'How would you like to pay?' })).toBeVisible()
  return cart
}

const removal = (page: Page, code: string) => page.getByRole('button', { name: `Remove code ${code}` })

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Discount or gift code').fill(code)
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await expect(removal(page, code)).toBeVisible()
}

async function placeOrder(page: Page, stack: Stack, cartId: string): Promise<Order> {
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await page.getByRole('button', { name: 'Confirm purchase' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible()
  return (await storeOf(page, stack).get<{ order: Order }>(`store/orders/cart/${cartId}`)).order
}

const payOnInvoice = (page: Page) =>
  page
    .getByRole('radiogroup', { name: 'Payment' })
    .getByRole('radio', { name: 'On invoice' })
    .check({ force: true })

const covered = (page: Page) => page.getByText('There is nothing left to pay.')

const euros = (cents: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' }).format(cents / 100)

async function expectBalance(page: Page, stack: Stack, code: string, balance: number): Promise<void> {
  const { gift_card } = await storeOf(page, stack).get<{ gift_card: { balance: number } }>(
    `store/gift-cards/${code}`,
  )
  expect(gift_card.balance).toBe(balance)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gift card balance' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Gift card balance' })).toBeVisible()
  await page.getByLabel('Code of the gift card').fill(code)
  await page.getByRole('button', { name: 'Show balance' }).click()
  await expect(page.getByRole('status').filter({ hasText: code })).toContainText(`Left${euros(balance)}`)
}

test('a gift card pays a part, and its page says that nothing is left', async ({
  page,
  stack,
  expectComplaints,
}) => {
  expectComplaints(/status of 404/)
  const code = await issueGiftCard(page, stack, 500)
  const cart = await openCheckout(page, stack, 'jo+part@example.com')
  await enterCode(page, code)
  await payOnInvoice(page)
  const order = await placeOrder(page, stack, cart.id)
  expect(order.gift_card_total).toBe(500)
  expect(order.total).toBeLessThanOrEqual(cart.total - 500)
  expect(order.payments).toMatchObject([{ amount: order.total }])
  await expectBalance(page, stack, code, 0)
  expect(await axeFindings(page)).toEqual([])
})

test('a gift card that covers everything leaves nothing to pay', async ({
  page,
  stack,
  expectComplaints,
}) => {
  expectComplaints(/status of 404/)
  const code = await issueGiftCard(page, stack, 200_000)
  const cart = await openCheckout(page, stack, 'jo+all@example.com')
  await enterCode(page, code)
  await expect(covered(page)).toBeVisible()
  const order = await placeOrder(page, stack, cart.id)
  expect(order).toMatchObject({ total: 0, payments: [] })
  await expectBalance(page, stack, code, 200_000 - order.gift_card_total)
})

test('a discount is taken off and put back with its code', async ({ page, stack }) => {
  await createDiscount(page, stack, 'HALF', { type: 'percentage', value: 50 })
  const cart = await openCheckout(page, stack, 'jo+half@example.com')
  const summary = page.getByRole('region', { name: 'Summary' })
  await expect(summary).toContainText(euros(cart.total))
  await enterCode(page, 'HALF')
  await expect(summary).toContainText('Discount')
  await removal(page, 'HALF').click()
  await expect(removal(page, 'HALF')).toHaveCount(0)
  await expect(summary).toContainText(euros(cart.total))
  await enterCode(page, 'HALF')
  await payOnInvoice(page)
  const order = await placeOrder(page, stack, cart.id)
  expect(order.discounts).toMatchObject([{ code: 'HALF' }])
  expect(order.total).toBeLessThan(cart.total)
  expect(order.payments).toMatchObject([{ amount: order.total }])
})

test('an order that discounts make free asks for no payment', async ({ page, stack, expectComplaints }) => {
  expectComplaints(/status of 4\d\d/)
  await createDiscount(page, stack, 'EVERYTHING', { type: 'percentage', value: 100 })
  await createDiscount(page, stack, 'DELIVERED', { type: 'free_shipping', value: 0 })
  const cart = await openCheckout(page, stack, 'jo+free@example.com')
  await enterCode(page, 'EVERYTHING')
  await enterCode(page, 'DELIVERED')
  await expect(covered(page)).toBeVisible()
  expect(await placeOrder(page, stack, cart.id)).toMatchObject({ total: 0, payments: [] })
})

test('a code that no gift card has is said', async ({ page, stack, expectComplaints }) => {
  expectComplaints(/status of 404/)
  await page.goto(`${stack.urls.shop}/gift-card`)
  await page.getByLabel('Code of the gift card').fill('NO-SUCH-CARD')
  await page.getByRole('button', { name: 'Show balance' }).click()
  await expect(page.getByText('There is no gift card with this code.')).toBeVisible()
})
