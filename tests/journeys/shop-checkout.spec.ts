import type { Page } from '@playwright/test'

import { staff } from '../../commands/backend/accounts.mts'
import type { Stack } from '../../commands/stack/stack.ts'
import { answerTo, expect, test } from './environment.ts'
import { expectNoFindings } from './expect-no-findings.ts'
import { readyCart, type ReadyCart, storeOf } from './ready-cart.ts'

const SWISS = {
  first_name: 'Urs',
  last_name: 'Journey',
  address_1: 'Limmatquai 1',
  city: 'Zürich',
  postal_code: '8001',
  country_code: 'ch',
}

type TaxedCart = ReadyCart & { tax_total: number; items: { original_total: number }[] }

/** A cart in Switzerland, where taxes are calculated on request, ready to be paid. */
const swissCart = (page: Page, stack: Stack, email: string) => readyCart(page, stack, email, SWISS)

async function choosePayment(page: Page, name: string): Promise<void> {
  const group = page.getByRole('radiogroup', { name: 'Payment' })
  await group.getByRole('radio', { name }).check({ force: true })
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'One last look' })).toBeVisible()
}

const thanks = (page: Page) => page.getByRole('heading', { level: 1, name: 'Thank you for your order' })

test('a payment link opens its own cart, shows its taxes, and a bank that wants more gets it', async ({
  page,
  stack,
}) => {
  const { get, post } = storeOf(page, stack)
  const cart = await swissCart(page, stack, 'urs+requires_more@example.com')
  const taxes = await post<{ cart: TaxedCart }>(`store/carts/${cart.id}/taxes`)
  expect(taxes.cart.tax_total).toBeGreaterThan(0)
  await page.goto(`${stack.urls.shop}/checkout?cart_id=${cart.id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'How would you like to pay?' })).toBeVisible()
  const summary = page.getByRole('region', { name: 'Summary' })
  const francs = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'CHF' })
  const amountOf = (minor: number) => francs.format(minor / 100).replace(/\s/, ' ')
  await expect(summary).toContainText(amountOf(taxes.cart.total))
  const [line] = taxes.cart.items
  await expect(summary.getByRole('listitem')).toContainText(amountOf(line!.original_total))
  await expectNoFindings(page)
  await choosePayment(page, 'Test payment')
  await page.getByRole('button', { name: 'Confirm purchase' }).click()
  const bank = page.frameLocator('iframe[title="Confirm payment"]')
  await expectNoFindings(page)
  await bank.getByRole('button', { name: 'Confirm payment' }).click()
  await expect(thanks(page)).toBeVisible()
  const { order } = await get<{ order: { id: string } }>(`store/orders/cart/${cart.id}`)
  await expect(page).toHaveURL(`${stack.urls.shop}/order/confirmed/${order.id}`)
})

test('a refused payment is explained, and the order is placed with another one', async ({
  page,
  stack,
  expectComplaints,
}) => {
  expectComplaints(/status of 4\d\d/)
  const { get } = storeOf(page, stack)
  const cart = await swissCart(page, stack, 'urs+refused@example.com')
  await page.goto(`${stack.urls.shop}/checkout?cart_id=${cart.id}`)
  await choosePayment(page, 'Test payment')
  await page.getByRole('button', { name: 'Confirm purchase' }).click()
  await expect(page.getByText('The payment was refused.')).toBeVisible()
  await expectNoFindings(page)
  await page.getByRole('link', { name: 'Choose another way to pay' }).click()
  await choosePayment(page, 'On invoice')
  await page.getByRole('button', { name: 'Confirm purchase' }).click()
  await expect(thanks(page)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your order', exact: true })).toContainText(
    /Payment\W*On invoice/,
  )
  const { order } = await get<{ order: { email: string } }>(`store/orders/cart/${cart.id}`)
  expect(order.email).toBe('urs+refused@example.com')

  await expectNoFindings(page)
  await page.getByRole('link', { name: 'Create an account from this order' }).click()
  await expect(page.getByLabel('E-mail')).toHaveValue('urs+refused@example.com')
  await expect(page.getByLabel('First name')).toHaveValue('Urs')
})

test('a bank that names no page for its confirmation leads back to the choice of payment', async ({
  page,
  stack,
}) => {
  const { get } = storeOf(page, stack)
  const cart = await swissCart(page, stack, 'urs.page+requires_more@example.com')
  await page.route(`**/store/carts/${cart.id}**`, async (route) => {
    const response = await answerTo(route)
    await route.fulfill({ response, body: (await response.text()).replaceAll('"confirm_url"', '"unnamed"') })
  })
  await page.goto(`${stack.urls.shop}/checkout?cart_id=${cart.id}`)
  await choosePayment(page, 'Test payment')
  await page.getByRole('button', { name: 'Confirm purchase' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'The payment is not complete.' })).toBeVisible()
  await expect(page.getByText('Your bank asks you')).toHaveCount(0)
  await expectNoFindings(page)
  await page.unrouteAll({ behavior: 'wait' })
  await page.getByRole('link', { name: 'Choose another way to pay' }).click()
  await choosePayment(page, 'Test payment')
  await page.getByRole('button', { name: 'Confirm purchase' }).click()
  const bank = page.frameLocator('iframe[title="Confirm payment"]')
  await bank.getByRole('button', { name: 'Confirm payment' }).click()
  await expect(thanks(page)).toBeVisible()
  const { order } = await get<{ order: { email: string } }>(`store/orders/cart/${cart.id}`)
  expect(order.email).toBe('urs.page+requires_more@example.com')
})

for (const [country, currency, address] of [
  ['Japan', 'JPY', { city: '京都市', postal_code: '600-8001', country_code: 'jp' }],
  ['Kuwait', 'KWD', { city: 'Kuwait City', postal_code: '13001', country_code: 'kw' }],
] as const) {
  test(`an order to ${country} is paid in ${currency}, with the decimals of that currency`, async ({
    page,
    stack,
  }) => {
    const { get } = storeOf(page, stack)
    const cart = await readyCart(page, stack, `aki+${currency.toLowerCase()}@example.com`, {
      first_name: 'Aki',
      last_name: 'Journey',
      address_1: 'Street 1',
      ...address,
    })
    const format = new Intl.NumberFormat('en-US', { style: 'currency', currency })
    const total = cart.total / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2)
    const shown = format.format(total).replace(/\s/, ' ')
    await page.goto(`${stack.urls.shop}/checkout?cart_id=${cart.id}`)
    await expect(page.getByRole('region', { name: 'Summary' })).toContainText(shown)
    await choosePayment(page, 'On invoice')
    await page.getByRole('button', { name: 'Confirm purchase' }).click()
    await expect(thanks(page)).toBeVisible()
    await expect(page.getByRole('main')).toContainText(shown)
    const { order } = await get<{ order: { currency_code: string; total: number } }>(
      `store/orders/cart/${cart.id}`,
    )
    expect(order).toMatchObject({ currency_code: currency.toLowerCase(), total: cart.total })
  })
}

/** Places an order that the bank wants confirmed, and leaves the page before it is. */
async function leaveOpenPayment(page: Page, stack: Stack, cart: ReadyCart): Promise<void> {
  await page.goto(`${stack.urls.shop}/checkout?cart_id=${cart.id}`)
  await choosePayment(page, 'Test payment')
  await page.getByRole('button', { name: 'Confirm purchase' }).click()
  const bank = page.frameLocator('iframe[title="Confirm payment"]')
  await expect(bank.getByRole('button', { name: 'Confirm payment' })).toBeVisible()
  await page.goto(stack.urls.shop)
}

interface PaidOrder {
  id: string
  payments: { provider_id: string }[]
}

test('a payment that the bank confirms after the page was left is finished at the next visit', async ({
  page,
  stack,
}) => {
  const { get } = storeOf(page, stack)
  const cart = await swissCart(page, stack, 'urs.left+requires_more@example.com')
  await leaveOpenPayment(page, stack, cart)
  const confirmed = await page.request.post(`${stack.urls.backend}/development/payments/${cart.id}`)
  expect(confirmed.ok()).toBe(true)
  const unordered = await page.request.get(`${stack.urls.backend}/store/orders/cart/${cart.id}`)
  expect(unordered.status()).toBe(404)

  await page.goto(`${stack.urls.shop}/checkout?cart_id=${cart.id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'One last look' })).toBeVisible()
  await page.getByRole('button', { name: 'Confirm purchase' }).click()
  await expect(thanks(page)).toBeVisible()
  const { order } = await get<{ order: PaidOrder }>(`store/orders/cart/${cart.id}?expand=payments`)
  expect(order.payments).toMatchObject([{ provider_id: 'test-pay' }])
  await expect(page).toHaveURL(`${stack.urls.shop}/order/confirmed/${order.id}`)
})

test('a payment that the bank refuses after the page was left is explained, and another one pays', async ({
  page,
  stack,
  expectComplaints,
}) => {
  expectComplaints(/status of 4\d\d/)
  const { get, post } = storeOf(page, stack)
  const cart = await swissCart(page, stack, 'urs.later+requires_more@example.com')
  await leaveOpenPayment(page, stack, cart)
  await post(`store/carts/${cart.id}/payment-sessions/test-pay`, { data: { outcome: 'refused' } })

  await page.goto(`${stack.urls.shop}/checkout?cart_id=${cart.id}`)
  await page.getByRole('button', { name: 'Confirm purchase' }).click()
  await expect(page.getByText('The payment was refused.')).toBeVisible()
  await expectNoFindings(page)
  await page.getByRole('link', { name: 'Choose another way to pay' }).click()
  await choosePayment(page, 'On invoice')
  await page.getByRole('button', { name: 'Confirm purchase' }).click()
  await expect(thanks(page)).toBeVisible()
  const { order } = await get<{ order: PaidOrder }>(`store/orders/cart/${cart.id}?expand=payments`)
  expect(order.payments).toMatchObject([{ provider_id: 'manual' }])
})

test('an order that was placed meanwhile is shown instead of its checkout', async ({ page, stack }) => {
  const { get, post } = storeOf(page, stack)
  const cart = await swissCart(page, stack, 'urs+late@example.com')
  await page.goto(`${stack.urls.shop}/checkout?cart_id=${cart.id}`)
  await choosePayment(page, 'On invoice')
  const { data } = await post<{ data: { id: string } }>(`store/carts/${cart.id}/complete`)
  await page.reload()
  await expect(thanks(page)).toBeVisible()
  await expect(page).toHaveURL(`${stack.urls.shop}/order/confirmed/${data.id}`)
  const { order } = await get<{ order: { id: string } }>(`store/orders/cart/${cart.id}`)
  expect(order.id).toBe(data.id)
})

test('a payment that is chosen once more is begun again, and the order is placed with it', async ({
  page,
  stack,
}) => {
  const { get } = storeOf(page, stack)
  const cart = await swissCart(page, stack, `urs-again-${Date.now()}@example.com`)
  await page.goto(`${stack.urls.shop}/checkout?cart_id=${cart.id}`)
  await choosePayment(page, 'Test payment')
  await page.getByRole('link', { name: 'Change: Payment' }).click()
  const refreshed = page.waitForResponse(/\/payment-sessions\/test-pay\/refresh$/)
  await choosePayment(page, 'Test payment')
  expect((await refreshed).ok()).toBe(true)
  await page.getByRole('button', { name: 'Confirm purchase' }).click()
  await expect(thanks(page)).toBeVisible()
  const { order } = await get<{ order: { payments: { provider_id: string }[] } }>(
    `store/orders/cart/${cart.id}?expand=payments`,
  )
  expect(order.payments).toMatchObject([{ provider_id: 'test-pay' }])
})

test('an order whose answer gets lost is confirmed, and two clicks place one order', async ({
  page,
  stack,
  expectComplaints,
}) => {
  expectComplaints(/ERR_FAILED/)
  const { get, post } = storeOf(page, stack)
  const buyer = `urs-lost-${Date.now()}@example.com`
  const cart = await swissCart(page, stack, buyer)
  let lost = 0
  await page.route(`**/store/carts/${cart.id}/complete`, async (route) => {
    await answerTo(route)
    lost += 1
    await route.abort()
  })
  await page.goto(`${stack.urls.shop}/checkout?cart_id=${cart.id}`)
  await choosePayment(page, 'On invoice')
  await page.getByRole('button', { name: 'Confirm purchase' }).dblclick()
  await expect(thanks(page)).toBeVisible()
  expect(lost).toBeGreaterThan(0)
  await post('admin/auth', staff)
  const { orders } = await get<{ orders: { id: string }[] }>(`admin/orders?q=${encodeURIComponent(buyer)}`)
  expect(orders.map(({ id }) => `${stack.urls.shop}/order/confirmed/${id}`)).toEqual([page.url()])
})

test('a payment link without a cart says so', async ({ page, stack, expectComplaints }) => {
  expectComplaints(/status of 404/)
  await page.goto(`${stack.urls.shop}/checkout?cart_id=cart_unknown`)
  await expect(
    page.getByRole('heading', { level: 1, name: 'This payment link is no longer valid' }),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Start browsing' })).toBeVisible()
  await expectNoFindings(page)
})

test('legal pages show what staff wrote for the region', async ({ page, stack }) => {
  const { get, post } = storeOf(page, stack)
  await post('admin/auth', staff)
  const { regions } = await get<{ regions: { id: string; name: string }[] }>('admin/regions')
  const europe = regions.find(({ name }) => name === 'Europe')
  await post(`admin/regions/${europe?.id}`, { metadata: { terms: 'Goods may be returned for 30 days.' } })
  await page.goto(stack.urls.shop)
  await page.getByLabel('Deliver to').selectOption({ label: 'Germany · EUR' })
  await page.getByRole('navigation', { name: 'Legal' }).getByRole('link', { name: 'Terms' }).click()
  await expect(page.getByText('Goods may be returned for 30 days.')).toBeVisible()
  await page.getByRole('navigation', { name: 'Legal' }).getByRole('link', { name: 'Imprint' }).click()
  await expect(page.getByText('Nothing has been published here yet')).toBeVisible()
  await expectNoFindings(page)
  await post(`admin/regions/${europe?.id}`, { metadata: { terms: '' } })
})

test('every call carries the publishable key that the document names', async ({ page, stack }) => {
  await page.route(`${stack.urls.shop}/`, async (route) => {
    const answer = await answerTo(route)
    const html = await answer.text()
    const body = html.replace('"stoa-publishable-key" content=""', '"stoa-publishable-key" content="pk_test"')
    await route.fulfill({ response: answer, body })
  })
  const keys: (string | undefined)[] = []
  await page.route(/\/store\//, (route) => {
    keys.push(route.request().headers()['x-publishable-api-key'])
    return route.fulfill({
      headers: { 'access-control-allow-origin': stack.urls.shop, 'access-control-allow-credentials': 'true' },
      json: { regions: [] },
    })
  })
  await page.goto(`${stack.urls.shop}/`)
  await expect(page.getByText('The shop does not deliver anywhere yet.')).toBeVisible()
  expect(keys.length).toBeGreaterThan(0)
  expect(new Set(keys)).toEqual(new Set(['pk_test']))
})
