import type { Page } from '@playwright/test'

import type { Stack } from '../../commands/stack/stack.ts'
import { staff } from '../../commands/backend/accounts.mts'
import { placeOrder } from '../place-order.ts'
import { expect, test } from './environment.ts'
import { expectNoFindings } from './expect-no-findings.ts'
import { storeOf } from './ready-cart.ts'

const PASSWORD = 'harbour-road-1'

interface Customer {
  id: string
  email: string
  first_name: string
  phone: string | null
  metadata: { default_address_id?: string } | null
  shipping_addresses: { id: string; city: string }[]
}

interface Cart {
  customer_id: string
  email: string
  items: { quantity: number }[]
}

const newEmail = (name: string): string => `${name}-${Date.now()}@stoa.test`

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

async function read<Body>(page: Page, { urls }: Stack, path: string): Promise<Body> {
  const answer = await page.request.get(`${urls.backend}${path}`, { headers: { accept: 'application/json' } })
  expect(answer.ok(), path).toBe(true)
  return (await answer.json()) as Body
}

/** The account of the browser's session. */
const signedIn = async (page: Page, stack: Stack) =>
  (await read<{ customer: Customer }>(page, stack, '/store/customers/me')).customer

async function register(page: Page, stack: Stack, email: string): Promise<void> {
  const answer = await page.request.post(`${stack.urls.backend}/store/customers`, {
    data: { first_name: 'Ada', last_name: 'Byron', email, password: PASSWORD },
  })
  expect(answer.ok()).toBe(true)
}

async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** The newest link of a kind that the store would have sent to an address. */
async function mailedLink(page: Page, stack: Stack, kind: string, email: string): Promise<string> {
  interface Link {
    kind: string
    email: string
    url: string
  }
  let url: string | undefined
  await expect(async () => {
    const { links } = await read<{ links: Link[] }>(page, stack, '/development/links')
    url = links.find((link) => link.kind === kind && link.email === email)?.url
    expect(url).toBeTruthy()
  }).toPass()
  const { pathname, search } = new URL(url ?? '')
  return stack.urls.shop + pathname + search
}

test('a shopper registers, takes the cart along, and after signing out nothing of the account is left', async ({
  page,
  stack,
}) => {
  const email = newEmail('ada')
  await page.goto(`${stack.urls.shop}/products/wool-cushion`)
  await page.getByLabel('Deliver to').selectOption({ label: 'Germany · EUR' })
  for (const option of ['Size', 'Colour']) {
    await page.getByRole('group', { name: option }).locator('label').first().click()
  }
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByRole('link', { name: 'View cart' })).toBeVisible()

  await page.getByRole('banner').getByRole('link', { name: 'Your account' }).click()
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(heading(page, 'Create an account')).toBeFocused()
  await expectNoFindings(page)
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Byron')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('New password').fill('short')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Please choose at least 8 characters.')).toBeVisible()
  await page.getByLabel('New password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()

  await expect(heading(page, 'Hello, Ada')).toBeFocused()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  const customer = await signedIn(page, stack)
  expect(customer.email).toBe(email)
  await expectNoFindings(page)

  await page.getByRole('link', { name: 'Cart, 1 item' }).click()
  await page.getByRole('link', { name: 'Checkout' }).click()
  await expect(page).toHaveURL(/\/checkout/)
  await expect(async () => {
    const id = await page.evaluate(() => JSON.parse(localStorage.getItem('stoa.cart') ?? 'null') as string)
    const { cart } = await read<{ cart: Cart }>(page, stack, `/store/carts/${id}`)
    expect(cart).toMatchObject({ customer_id: customer.id, email, items: [{ quantity: 1 }] })
  }).toPass()

  await page.goto(`${stack.urls.shop}/products?q=mug`)
  await expect(heading(page, 'Results for “mug”')).toBeVisible()
  await page.goto(`${stack.urls.shop}/account/profile`)
  await expect(heading(page, 'Profile')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('You are signed out.')).toBeVisible()
  const seen = () =>
    page.evaluate(() => ['stoa.searches', 'stoa.seen'].map((key) => localStorage.getItem(key)))
  expect(await seen()).toEqual([null, null])
  expect((await page.request.get(`${stack.urls.backend}/store/customers/me`)).status()).toBe(401)
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
  await page.goBack()
  await expect(heading(page, 'Sign in')).toBeVisible()
  await expect(page.getByText(email)).toHaveCount(0)
})

test('a wrong password is refused in the form, and the right one leads to the page that was opened', async ({
  page,
  stack,
}) => {
  const email = newEmail('grace')
  await register(page, stack, email)
  await page.context().clearCookies()
  await page.goto(`${stack.urls.shop}/account/addresses`)
  await expectNoFindings(page)
  await signIn(page, email, 'wrong-password')
  await expect(page.getByText('The e-mail address or the password is wrong.')).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
  await signIn(page, email)
  await expect(heading(page, 'Addresses')).toBeFocused()
  await expect(page.getByText('No address saved yet')).toBeVisible()
})

test('a forgotten password is replaced by the link of an e-mail, which works once', async ({
  page,
  stack,
}) => {
  const email = newEmail('mary')
  await register(page, stack, email)
  await page.context().clearCookies()
  await page.goto(`${stack.urls.shop}/account`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText('an e-mail is on its way')).toBeVisible()
  await expectNoFindings(page)

  const link = await mailedLink(page, stack, 'customer-password', email)
  await page.goto(link)
  await expectNoFindings(page)
  await page.getByLabel('New password').fill('harbour-road-2')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(heading(page, 'Hello, Ada')).toBeVisible()
  const again = await page.request.post(`${stack.urls.backend}/store/auth`, {
    data: { email, password: 'harbour-road-2' },
  })
  expect(again.ok()).toBe(true)
})

test('an expired link for a new password says so', async ({ page, stack, expectComplaints }) => {
  expectComplaints(/status of (401|500)/)
  await page.goto(`${stack.urls.shop}/account/reset-password?token=old&email=shopper@stoa.test`)
  await page.getByLabel('New password').fill('harbour-road-2')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('This link has expired or was used already.')).toBeVisible()
})

test('profile, e-mail address, password and address book are kept by the store', async ({ page, stack }) => {
  const email = newEmail('lin')
  await register(page, stack, email)
  await page.goto(`${stack.urls.shop}/account/profile`)
  const card = (name: string) => page.getByRole('region', { name, exact: true })
  await card('Name and phone').getByLabel('Phone').fill('+49 30 5550100')
  await card('Name and phone').getByRole('button', { name: 'Save' }).click()
  await expect(card('Name and phone').getByText('Saved.')).toBeVisible()
  expect((await signedIn(page, stack)).phone).toBe('+49 30 5550100')

  const moved = newEmail('moved')
  await card('E-mail').getByLabel('E-mail').fill(moved)
  await card('E-mail').getByLabel('Current password').fill('wrong-password')
  await card('E-mail').getByRole('button', { name: 'Save' }).click()
  await expect(card('E-mail').getByText('The current password is wrong.')).toBeVisible()
  expect((await signedIn(page, stack)).email).toBe(email)
  await card('E-mail').getByLabel('Current password').fill(PASSWORD)
  await card('E-mail').getByRole('button', { name: 'Save' }).click()
  await expect(card('E-mail').getByText('Saved.')).toBeVisible()
  expect((await signedIn(page, stack)).email).toBe(moved)

  await card('Password').getByLabel('Current password').fill(PASSWORD)
  await card('Password').getByLabel('New password').fill('harbour-road-3')
  await card('Password').getByRole('button', { name: 'Save' }).click()
  await expect(card('Password').getByText('Saved.')).toBeVisible()
  await expectNoFindings(page)
  const answer = await page.request.post(`${stack.urls.backend}/store/auth`, {
    data: { email: moved, password: 'harbour-road-3' },
  })
  expect(answer.ok()).toBe(true)

  await page.getByRole('link', { name: 'Addresses', exact: true }).click()
  for (const city of ['Hamburg', 'Bremen']) {
    await page.getByRole('link', { name: 'Add address' }).click()
    await page.getByLabel('Street and number').fill('Hafenstraße 1')
    await page.getByLabel('Postal code').fill('20457')
    await page.getByLabel('City').fill(city)
    await page.getByRole('main').getByLabel('Country').selectOption({ label: 'Germany' })
    await expectNoFindings(page)
    await page.getByRole('button', { name: 'Save address' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: city })).toBeVisible()
  }
  await page.getByRole('button', { name: /^Use as default: .*Bremen/ }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Default address' })).toContainText('Bremen')
  await expectNoFindings(page)
  const customer = await signedIn(page, stack)
  const bremen = customer.shipping_addresses.find(({ city }) => city === 'Bremen')
  expect(customer.metadata?.default_address_id).toBe(bremen?.id)

  await page.getByRole('link', { name: /^Edit: .*Hamburg/ }).click()
  await page.getByLabel('City').fill('Lübeck')
  await page.getByRole('button', { name: 'Save address' }).click()
  await page.getByRole('button', { name: /^Remove: .*Lübeck/ }).click()
  await page.getByRole('button', { name: 'Remove this address' }).click()
  await expect(page.getByText('Lübeck')).toHaveCount(0)
  expect((await signedIn(page, stack)).shipping_addresses.map(({ city }) => city)).toEqual(['Bremen'])
})

test('the checkout has the default address filled in, and another one at a press', async ({
  page,
  stack,
}) => {
  const email = newEmail('ida')
  await register(page, stack, email)
  const me = `${stack.urls.backend}/store/customers/me`
  for (const city of ['Hamburg', 'Bremen']) {
    const street = { first_name: 'Ida', last_name: 'Byron', address_1: 'Hafenstraße 1', postal_code: '20457' }
    const answer = await page.request.post(`${me}/addresses`, {
      data: { address: { ...street, city, country_code: 'de' } },
    })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  const bremen = (await signedIn(page, stack)).shipping_addresses.find(({ city }) => city === 'Bremen')
  await page.request.post(me, { data: { metadata: { default_address_id: bremen?.id } } })

  await page.goto(`${stack.urls.shop}/products/wool-cushion`)
  await page.getByLabel('Deliver to').selectOption({ label: 'Germany · EUR' })
  for (const option of ['Size', 'Colour']) {
    await page.getByRole('group', { name: option }).locator('label').first().click()
  }
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page
    .getByRole('region', { name: 'Added to your cart' })
    .getByRole('link', { name: 'Checkout' })
    .click()
  await expect(page.getByLabel('City')).toHaveValue('Bremen')
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
  const addresses = page.getByRole('group', { name: 'Addresses' })
  await expect(addresses.getByRole('button', { pressed: true })).toContainText('Bremen')
  await expectNoFindings(page)
  await addresses.getByRole('button', { name: /Hamburg/ }).click()
  await expect(page.getByLabel('City')).toHaveValue('Hamburg')
  await expect(addresses.getByRole('button', { pressed: true })).toContainText('Hamburg')
  await page.getByRole('button', { name: 'Continue to delivery' }).click()
  await expect(heading(page, 'How should it get there?')).toBeVisible()
  const cartId = await page.evaluate(() => JSON.parse(localStorage.getItem('stoa.cart') ?? 'null') as string)
  const { cart } = await read<{ cart: object }>(page, stack, `/store/carts/${cartId}`)
  expect(cart).toMatchObject({ email, shipping_address: { city: 'Hamburg' } })
})

test('an order without an account is found, becomes part of a new account, and is listed there', async ({
  page,
  stack,
  expectComplaints,
}) => {
  expectComplaints(/status of 404/)
  const email = newEmail('guest')
  const order = await placeOrder(stack.urls.backend, { email })
  await page.goto(`${stack.urls.shop}/orders`)
  await expectNoFindings(page)
  await page.getByLabel('Order number').fill(String(order.number))
  await page.getByLabel('E-mail').fill('other@stoa.test')
  await page.getByRole('button', { name: 'Show order' }).click()
  await expect(page.getByText('There is no order with this number')).toBeVisible()
  await page.getByLabel('Order number').fill(`#${order.number}`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Show order' }).click()
  await expect(heading(page, `Order #${order.number}`)).toBeFocused()
  await expectNoFindings(page)

  await page.getByRole('link', { name: 'Create an account from this order' }).click()
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
  await expect(page.getByLabel('First name')).toHaveValue('Jo')
  await page.getByLabel('New password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('We have sent a link to the e-mail address of the order.')).toBeVisible()
  await expectNoFindings(page)

  await page.goto(await mailedLink(page, stack, 'order-claim', email))
  await page.getByRole('button', { name: 'Add orders' }).click()
  await expect(page.getByText('The orders are in your account now.')).toBeVisible()
  await expectNoFindings(page)
  await page.getByRole('link', { name: 'Your orders' }).click()
  await expect(heading(page, 'Orders')).toBeVisible()
  await expectNoFindings(page)
  await page.getByRole('link', { name: `#${order.number},` }).click()
  await expect(heading(page, `Order #${order.number}`)).toBeVisible()
  const { orders } = await read<{ orders: { id: string }[] }>(page, stack, '/store/customers/me/orders')
  expect(orders.map(({ id }) => id)).toEqual([order.id])
})

test('a printed order is an invoice: seller, payer, unit prices and taxes', async ({ page, stack }) => {
  const { post } = storeOf(page, stack)
  const email = newEmail('print')
  const { id, number } = await placeOrder(stack.urls.backend, { email })
  const { order } = await read<{
    order: { region_id: string; currency_code: string; items: { title: string; unit_price: number }[] }
  }>(page, stack, `/store/orders/${id}`)
  await post('admin/auth', staff)
  await post(`admin/regions/${order.region_id}`, { metadata: { imprint: 'Stoa Ltd, 1 Harbour Road' } })
  await page.goto(`${stack.urls.shop}/orders/${id}`)
  await expect(heading(page, `Order #${number}`)).toBeVisible()
  const seller = page.getByRole('region', { name: 'Seller' })
  await expect(seller).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  await expect(seller).toContainText('Stoa Ltd, 1 Harbour Road')
  await expect(page.getByRole('region', { name: 'Billing address' })).toContainText('Jo ')
  await expect(page.getByText('Invoice', { exact: true })).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: order.items[0]?.title })
  await expect(row).toContainText(/\d%/)
  await expect(page.getByRole('banner')).toBeHidden()
  await post(`admin/regions/${order.region_id}`, { metadata: { imprint: '' } })
})

test('orders come ten at a time and by their state, and an order shows its parcel', async ({
  page,
  stack,
}) => {
  await page.goto(`${stack.urls.shop}/account/orders`)
  await signIn(page, 'shopper@stoa.test', 'stoa-shopper')
  const rows = page.getByRole('main').getByRole('link', { name: /^#\d+/ })
  await expect(rows).toHaveCount(10)
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(rows).not.toHaveCount(10)
  await page.getByLabel('Show').selectOption({ label: 'Sent' })
  await expect(page).toHaveURL(/show=sent$/)
  await expect(rows.first()).toContainText('Sent')
  await expect(rows.filter({ hasText: 'In preparation' })).toHaveCount(0)
  await rows.first().click()
  await expect(page.getByRole('region', { name: 'Parcels' })).toContainText(/sent on/)
  await expect(page.getByRole('region', { name: 'Payment' })).toContainText(/paid on/)
  await expectNoFindings(page)
})
