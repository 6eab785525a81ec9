import type { Page } from '@playwright/test'

import type { Stack } from '../../commands/stack/stack.ts'
import { expect, signIn, test } from './environment.ts'
import { expectNoFindings } from './expect-no-findings.ts'

interface Draft {
  id: string
  status: string
  cart_id: string
  order_id: string | null
  cart: {
    email: string
    customer_id: string
    items: { title: string; unit_price: number; quantity: number; variant_id: string | null }[]
    shipping_methods: { price: number }[]
    region: { currency_code: string }
    total: number
  }
}

const dialog = (page: Page) => page.getByRole('dialog')
const confirmPayment = (page: Page) =>
  page.getByRole('alertdialog').getByRole('button', { name: 'Mark as paid' }).click()
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click()
const step = (page: Page, name: string) => page.getByRole('group', { name, exact: true })

async function draftOf(page: Page, stack: Stack): Promise<Draft> {
  await expect(page).toHaveURL(/\/draft-orders\/dorder_/)
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const response = await page.request.get(`${stack.urls.backend}/admin/draft-orders/${id}`)
  return (await response.json()).draft_order as Draft
}

async function addOwnLine(page: Page, title: string, price: string): Promise<void> {
  await page.getByRole('button', { name: 'Add custom item' }).click()
  const line = step(page, 'Products').getByRole('listitem').last()
  await line.getByRole('textbox', { name: 'Title' }).fill(title)
  await line.getByRole('textbox', { name: 'Price before tax' }).fill(price)
}

test('a draft with own prices is put together, survives a reload, is edited and paid once', async ({
  page,
  stack,
}) => {
  test.slow()
  const mark = `draft${Date.now()}@example.com`
  await signIn(page, stack, '/a/draft-orders')
  await page.getByRole('link', { name: 'Create draft' }).first().click()
  await page.getByRole('radio', { name: 'Europe' }).check({ force: true })
  await expectNoFindings(page)
  await next(page)

  await page.getByRole('button', { name: 'Choose products' }).click()
  await dialog(page).getByRole('searchbox').fill('bowl')
  await dialog(page)
    .getByRole('row')
    .filter({ hasText: 'Nesting Bowls' })
    .first()
    .getByRole('checkbox')
    .click({ force: true })
  await dialog(page).getByRole('button', { name: 'Take these' }).click()
  const variant = step(page, 'Products').getByRole('listitem').first()
  await expect(variant.getByText(/^Empty: €/)).toBeVisible()
  await variant.getByRole('textbox', { name: 'Price before tax' }).fill('7.77')
  await addOwnLine(page, 'Engraving', '12.50')
  await page.reload()
  await next(page)
  await expect(
    step(page, 'Products').getByRole('listitem').last().getByRole('textbox', { name: 'Title' }),
  ).toHaveValue('Engraving')
  await expectNoFindings(page)
  await next(page)
  await next(page)

  await page.getByRole('textbox', { name: 'E-mail' }).fill(mark)
  await expectNoFindings(page)
  await next(page)
  await expectNoFindings(page)
  await next(page)
  await page.getByRole('radio', { name: /^Standard/ }).check({ force: true })
  await page.getByRole('textbox', { name: 'Custom price' }).fill('3.33')
  await expectNoFindings(page)
  await next(page)
  await expectNoFindings(page)
  await page.getByRole('button', { name: 'Create draft' }).click()

  const created = await draftOf(page, stack)
  expect(created.cart.email).toBe(mark)
  expect(created.cart.items.map(({ unit_price }) => unit_price).toSorted((a, b) => a - b)).toEqual([
    777, 1250,
  ])
  expect(created.cart.shipping_methods).toMatchObject([{ price: 333 }])
  await expectNoFindings(page)

  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Edit draft/ })).toBeVisible()
  await next(page)
  const own = step(page, 'Products')
    .getByRole('listitem')
    .filter({ has: page.getByRole('textbox', { name: 'Title' }) })
  await own.getByRole('textbox', { name: 'Quantity' }).fill('3')
  await own.getByRole('textbox', { name: 'Quantity' }).press('Tab')
  for (let at = 0; at < 5; at++) await next(page)
  await expect(page.getByRole('heading', { level: 1, name: /^Edit draft/ })).toBeInViewport()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).not.toHaveURL(/replace=/)
  const edited = await draftOf(page, stack)
  expect(edited.cart.items).toEqual(
    expect.arrayContaining([expect.objectContaining({ title: 'Engraving', quantity: 3, unit_price: 1250 })]),
  )
  expect(edited.cart.shipping_methods).toMatchObject([{ price: 333 }])
  const before = await page.request.get(`${stack.urls.backend}/admin/draft-orders/${created.id}`)
  expect(before.status()).toBe(404)

  const shop = await page.context().newPage()
  await shop.goto(`${stack.urls.shop}/checkout?cart_id=${created.cart_id}`)
  await expect(
    shop.getByRole('heading', { level: 1, name: 'This payment link is no longer valid' }),
  ).toBeVisible()
  await shop.goto(`${stack.urls.shop}/checkout?cart_id=${edited.cart_id}`)
  await expect(shop.getByRole('main')).toContainText('Engraving')
  await shop.close()

  await page.getByRole('button', { name: 'Mark as paid' }).click()
  await confirmPayment(page)
  await expect(page).toHaveURL(/\/orders\/order_/)
  const paid = await (await page.request.get(`${stack.urls.backend}/admin/draft-orders/${edited.id}`)).json()
  expect(paid.draft_order).toMatchObject({ status: 'completed' })
  const orders = await (await page.request.get(`${stack.urls.backend}/admin/orders?email=${mark}`)).json()
  expect(orders.orders).toHaveLength(1)
  expect(orders.orders[0]).toMatchObject({ payment_status: 'captured' })
})

async function draftByApi(page: Page, stack: Stack, email: string): Promise<Draft> {
  const at = (path: string) => `${stack.urls.backend}/admin/${path}`
  const { regions } = await (await page.request.get(at('regions'))).json()
  const { id } = (regions as { id: string; name: string }[]).find(({ name }) => name === 'Europe')!
  const options = await (
    await page.request.get(at(`shipping-options?region_id=${id}&is_return=false`))
  ).json()
  const [option] = options.shipping_options as { id: string }[]
  const answer = await page.request.post(at('draft-orders'), {
    data: {
      email,
      region_id: id,
      items: [{ title: 'Engraving', unit_price: 1250, quantity: 1 }],
      shipping_methods: [{ option_id: option?.id, price: 0 }],
    },
  })
  return (await answer.json()).draft_order as Draft
}

test('fields of an address are emptied, and so is the whole address', async ({ page, stack }) => {
  const email = `address${Date.now()}@example.com`
  await signIn(page, stack, '/a/draft-orders')
  const { id } = await draftByApi(page, stack, email)
  const at = `${stack.urls.backend}/admin/draft-orders/${id}`
  const person = { first_name: 'Ada', last_name: 'Lind', company: 'Lind & Co' }
  const address = { ...person, address_1: 'Elm 1', postal_code: '10115', city: 'Berlin', country_code: 'de' }
  await page.request.post(at, { data: { shipping_address: address } })
  const readAddress = async () =>
    (await (await page.request.get(at)).json()).draft_order.cart.shipping_address
  await page.goto(`${stack.urls.admin}/a/draft-orders/${id}`)
  const edit = page.getByRole('region', { name: 'Customer' }).getByRole('button', { name: 'Edit' })
  const shipping = dialog(page).getByRole('group', { name: 'Shipping address' })
  const save = dialog(page).getByRole('button', { name: 'Save' })

  await edit.click()
  await shipping.getByRole('textbox', { name: 'Company' }).fill('')
  await save.click()
  await expect(dialog(page)).toBeHidden()
  expect(await readAddress()).toMatchObject({ ...address, company: '' })

  await edit.click()
  await shipping.getByRole('textbox', { name: 'City' }).fill('')
  await save.click()
  await expect(shipping.getByText('Fill this in.')).toBeVisible()
  for (const name of ['First name', 'Last name', 'Street and number', 'Postal code'])
    await shipping.getByRole('textbox', { name }).fill('')
  await save.click()
  await expect(dialog(page)).toBeHidden()
  expect(await readAddress()).toMatchObject({ first_name: '', last_name: '', address_1: '', city: '' })
})

test('a draft that two people mark as paid becomes one order', async ({ page, stack, expectComplaints }) => {
  expectComplaints(/status of 4\d\d/)
  const mark = `twice${Date.now()}@example.com`
  await signIn(page, stack, '/a/draft-orders')
  const draft = await draftByApi(page, stack, mark)
  const other = await page.context().newPage()
  for (const person of [page, other]) {
    await person.goto(`${stack.urls.admin}/a/draft-orders/${draft.id}`)
    await person.getByRole('button', { name: 'Mark as paid' }).click()
    await expect(person.getByRole('alertdialog')).toBeVisible()
  }
  await confirmPayment(page)
  await expect(page).toHaveURL(/\/orders\/order_/)
  await confirmPayment(other)
  await expect(other).toHaveURL(page.url())
  const { orders } = await (await page.request.get(`${stack.urls.backend}/admin/orders?email=${mark}`)).json()
  expect(orders).toHaveLength(1)
})

test('the payment link of a deleted draft leads nowhere', async ({ page, stack }) => {
  await signIn(page, stack, '/a/draft-orders')
  const draft = await draftByApi(page, stack, `gone${Date.now()}@example.com`)
  await page.goto(`${stack.urls.shop}/checkout?cart_id=${draft.cart_id}`)
  await expect(page.getByRole('main')).toContainText('Engraving')
  await page.goto(`${stack.urls.admin}/a/draft-orders/${draft.id}`)
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete draft' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Draft orders' })).toBeVisible()
  await page.goto(`${stack.urls.shop}/checkout?cart_id=${draft.cart_id}`)
  await expect(
    page.getByRole('heading', { level: 1, name: 'This payment link is no longer valid' }),
  ).toBeVisible()
})

test('the payment link of a draft is copied and sent, and the draft is duplicated', async ({
  page,
  stack,
  context,
}) => {
  test.slow()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page, stack, '/a/draft-orders')
  const email = `copy${Date.now()}@example.com`
  const draft = await draftByApi(page, stack, email)
  await page.goto(`${stack.urls.admin}/a/draft-orders/${draft.id}`)
  await page.getByRole('button', { name: 'Copy payment link' }).click()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(link).searchParams.get('cart_id')).toBe(draft.cart_id)
  const mail = await page.getByRole('link', { name: 'Send by e-mail' }).getAttribute('href')
  expect(mail).toMatch(new RegExp(`^mailto:${encodeURIComponent(email)}\\?.*${encodeURIComponent(link)}`))

  await page.getByRole('link', { name: 'Duplicate' }).click()
  for (let at = 0; at < 6; at++) await next(page)
  await page.getByRole('button', { name: 'Create draft' }).click()
  const copy = await draftOf(page, stack)
  expect(copy.id).not.toBe(draft.id)
  expect(copy.cart).toMatchObject({
    email,
    items: [{ title: 'Engraving', unit_price: 1250, quantity: 1 }],
    shipping_methods: [{ price: 0 }],
  })
  const before = await page.request.get(`${stack.urls.backend}/admin/draft-orders/${draft.id}`)
  expect((await before.json()).draft_order.status).toBe('open')
})

test('a change of region keeps own lines, and yen have no decimals', async ({ page, stack }) => {
  const mark = `yen${Date.now()}@example.com`
  await signIn(page, stack, '/a/draft-orders/new')
  await page.getByRole('radio', { name: 'Europe' }).check({ force: true })
  await next(page)
  await addOwnLine(page, 'Engraving', '1250')
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('radio', { name: 'Japan' }).check({ force: true })
  await expect(page.getByText('1 custom item keeps its figure, in JPY. Check it.')).toBeVisible()
  await next(page)
  await expect(page.getByText('Subtotal before tax: ¥1,250')).toBeVisible()
  await next(page)
  await next(page)
  await page.getByRole('textbox', { name: 'E-mail' }).fill(mark)
  await next(page)
  await next(page)
  await page.getByRole('radio', { name: /^Express/ }).check({ force: true })
  await next(page)
  await page.getByRole('button', { name: 'Create draft' }).click()
  const draft = await draftOf(page, stack)
  expect(draft.cart).toMatchObject({
    region: { currency_code: 'jpy' },
    items: [{ title: 'Engraving', unit_price: 1250 }],
  })
  await expect(page.getByText(`¥${draft.cart.total.toLocaleString('en-US')}`).first()).toBeVisible()

  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete draft' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Draft orders' })).toBeVisible()
  const gone = await page.request.get(`${stack.urls.backend}/admin/draft-orders/${draft.id}`)
  expect(gone.status()).toBe(404)
})

test('dinars have three decimals, and a reminder to pay is kept', async ({ page, stack }) => {
  const mark = `dinar${Date.now()}@example.com`
  await signIn(page, stack, '/a/draft-orders/new')
  await page.getByRole('radio', { name: 'Kuwait' }).check({ force: true })
  await next(page)
  await addOwnLine(page, 'Engraving', '1.250')
  await next(page)
  await next(page)
  await page.getByRole('textbox', { name: 'E-mail' }).fill(mark)
  await next(page)
  await next(page)
  await page.getByRole('radio', { name: /^Express/ }).check({ force: true })
  await page.getByRole('textbox', { name: 'Custom price' }).fill('0.375')
  await next(page)
  await page.getByRole('button', { name: 'Create draft' }).click()
  const draft = await draftOf(page, stack)
  expect(draft.cart).toMatchObject({
    region: { currency_code: 'kwd' },
    items: [{ unit_price: 1250 }],
    shipping_methods: [{ price: 375 }],
    total: 1625,
  })
  const payment = page.getByRole('region', { name: 'Payment' })
  await expect(payment).toContainText(/KWD\s1\.625 to pay/)

  await payment.getByRole('button', { name: 'Mark as reminded' }).click()
  await expect(payment).toContainText('Last reminded: ')
  const { notes } = await (
    await page.request.get(`${stack.urls.backend}/admin/notes?resource_id=${draft.id}`)
  ).json()
  expect(notes).toMatchObject([{ resource_type: 'draft_order_reminder', value: mark }])
  await expectNoFindings(page)
})

interface ReturnedOrder {
  id: string
  items: { id: string; variant_id: string | null }[]
  returns: { id: string; status: string; items: { item_id: string; quantity: number }[] }[]
}

test('a draft begins with the products of a return', async ({ page, stack }) => {
  await signIn(page, stack, '/a/orders')
  const query = 'fulfillment_status[]=returned&expand=items,returns,returns.items&limit=20'
  const answer = await page.request.get(`${stack.urls.backend}/admin/orders?${query}`)
  const { orders } = (await answer.json()) as { orders: ReturnedOrder[] }
  const order = orders.find(
    ({ items, returns }) =>
      returns.length === 1 &&
      returns[0]?.status !== 'canceled' &&
      returns[0]?.items.length === 1 &&
      items.some(({ id, variant_id }) => id === returns[0]?.items[0]?.item_id && variant_id !== null),
  )
  const [entry] = order?.returns ?? []
  await page.goto(`${stack.urls.admin}/a/orders/${order?.id}`)
  await page.getByRole('link', { name: 'Draft with these products' }).click()
  await expect(page).toHaveURL(new RegExp(`return=${entry?.id}$`))
  await next(page)
  const lines = step(page, 'Products').getByRole('listitem')
  await expect(lines).toHaveCount(1)
  await expect(lines.getByRole('textbox', { name: 'Quantity' })).toHaveValue(
    String(entry?.items[0]?.quantity),
  )
})

test('a draft begins with a customer, and another one with an order', async ({ page, stack }) => {
  test.slow()
  await signIn(page, stack, '/a/customers')
  const api = `${stack.urls.backend}/admin`
  const mark = `begins${Date.now()}@example.com`
  const { customer } = await (
    await page.request.post(`${api}/customers`, {
      data: { email: mark, first_name: 'Noor', last_name: 'Begins', password: 'stoa-shopper' },
    })
  ).json()
  await page.goto(`${stack.urls.admin}/a/customers/${customer.id}`)
  // While the orders load, their card is higher, and what is below it moves when they are there.
  await expect(page.getByRole('region', { name: 'Orders', exact: true })).toContainText('No orders yet')
  await page.getByRole('region', { name: 'Draft orders' }).getByRole('link', { name: 'Create draft' }).click()
  await expect(page).toHaveURL(new RegExp(`customer=${customer.id}`))
  await page.getByRole('radio', { name: 'Europe' }).check({ force: true })
  await next(page)
  await addOwnLine(page, 'Engraving', '12.50')
  await next(page)
  await next(page)
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(mark)
  await next(page)
  await next(page)
  await page.getByRole('radio', { name: /^Standard/ }).check({ force: true })
  await next(page)
  await page.getByRole('button', { name: 'Create draft' }).click()
  const draft = await draftOf(page, stack)
  expect(draft.cart).toMatchObject({ email: mark, customer_id: customer.id })

  await page.getByRole('button', { name: 'Mark as paid' }).click()
  await confirmPayment(page)
  await expect(page).toHaveURL(/\/orders\/order_/)
  const order = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await page.goto(`${stack.urls.admin}/a/draft-orders/new?order=${order}`)
  for (let at = 0; at < 6; at++) await next(page)
  await page.getByRole('button', { name: 'Create draft' }).click()
  const again = await draftOf(page, stack)
  expect(again.id).not.toBe(draft.id)
  expect(again.cart).toMatchObject({
    email: mark,
    customer_id: customer.id,
    items: [{ title: 'Engraving', unit_price: 1250, quantity: 1 }],
  })
})
