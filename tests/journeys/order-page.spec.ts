import type { Page } from '@playwright/test'

import type { Stack } from '../../commands/stack/stack.ts'
import { placeOrder } from '../place-order.ts'
import { expect, signIn, test } from './environment.ts'
import { expectNoFindings } from './expect-no-findings.ts'

interface Saved {
  status: string
  email: string
  payment_status: string
  total: number
  items: { total: number; quantity: number; fulfilled_quantity: number }[]
  payments: { captured_at: string | null; amount: number; amount_refunded: number }[]
  refunds: { amount: number; note: string | null }[]
  fulfillments: {
    canceled_at: string | null
    shipped_at: string | null
    tracking_links: { tracking_number: string }[]
    items: { quantity: number }[]
  }[]
  shipping_address: { city: string }
}

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const question = (page: Page) => page.getByRole('alertdialog')
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).first()

const saved = async (page: Page, stack: Stack, id: string): Promise<Saved> =>
  (await (await page.request.get(`${stack.urls.backend}/admin/orders/${id}`)).json()).order

/** Presses the button of what waits, so that it is sent at once. */
async function sendNow(page: Page): Promise<void> {
  const waiting = card(page, 'Waits to be sent')
  await waiting.getByRole('button', { name: 'Send now' }).click()
  await expect(waiting).toBeHidden()
}

async function capture(page: Page): Promise<void> {
  await card(page, 'Payment').getByRole('button', { name: 'Capture payment' }).click()
  await question(page)
    .getByRole('button', { name: /^Capture / })
    .click()
  await expect(said(page, 'Payment captured')).toBeVisible()
}

async function pack(page: Page, pieces: number): Promise<void> {
  await card(page, 'Fulfillment').getByRole('button', { name: 'Fulfill', exact: true }).click()
  const field = dialog(page).getByRole('group', { name: 'Items in this parcel' }).getByRole('textbox')
  await field.fill(String(pieces))
  await field.blur()
  await expectNoFindings(page)
  await dialog(page).getByRole('button', { name: 'Fulfill', exact: true }).click()
  await expect(dialog(page)).toBeHidden()
  await sendNow(page)
}

async function refundPieces(page: Page, pieces: number, note: string): Promise<void> {
  await card(page, 'Payment').getByRole('button', { name: 'Refund', exact: true }).click()
  const field = dialog(page).getByRole('group', { name: 'Items to refund' }).getByRole('textbox')
  await field.fill(String(pieces))
  await field.blur()
  await dialog(page).getByRole('textbox', { name: 'Note' }).fill(note)
  await expectNoFindings(page)
  await dialog(page).getByRole('button', { name: 'Refund' }).click()
  await expect(dialog(page)).toBeHidden()
}

for (const currency of ['eur', 'jpy']) {
  test(`an order in ${currency} is captured, packed in two parcels, shipped and partly refunded`, async ({
    page,
    stack,
  }) => {
    const { id } = await placeOrder(stack.urls.backend, { currency, email: `life.${currency}@example.com` })
    await signIn(page, stack, `/a/orders/${id}`)
    await capture(page)
    await pack(page, 1)
    await pack(page, 2)
    const parcels = card(page, 'Fulfillment')
    await expect(parcels.getByRole('button', { name: 'Fulfill', exact: true })).toBeHidden()

    await parcels.getByRole('button', { name: 'Mark as shipped' }).first().click()
    await dialog(page).getByRole('textbox', { name: 'Tracking numbers' }).fill('1Z999AA10123456784\nX-7')
    await dialog(page).getByRole('button', { name: 'Mark as shipped' }).click()
    await expect(dialog(page)).toBeHidden()
    await expectNoFindings(page)
    await sendNow(page)
    await expect(parcels.getByRole('link', { name: '1Z999AA10123456784' })).toBeVisible()
    await parcels.getByRole('button', { name: 'Cancel fulfillment' }).click()
    await question(page).getByRole('button', { name: 'Cancel fulfillment' }).click()
    await sendNow(page)
    await expect(said(page, 'Fulfillment canceled')).toBeVisible()
    await refundPieces(page, 1, 'Chipped')
    await expect(card(page, 'Timeline')).toContainText('Chipped')

    const order = await saved(page, stack, id)
    const [line] = order.items
    const third = Math.round((line?.total ?? 0) / 3)
    expect(order.payment_status).toBe('partially_refunded')
    expect(order.refunds).toMatchObject([{ amount: third, note: 'Chipped' }])
    expect(order.payments).toMatchObject([{ amount: order.total, amount_refunded: third }])
    expect(line).toMatchObject({ quantity: 3, fulfilled_quantity: 1 })
    const shipped = order.fulfillments.find(({ shipped_at }) => shipped_at !== null)
    expect(shipped).toMatchObject({
      tracking_links: [{ tracking_number: '1Z999AA10123456784' }, { tracking_number: 'X-7' }],
      items: [{ quantity: 1 }],
    })
    expect(order.fulfillments.filter(({ canceled_at }) => canceled_at !== null)).toHaveLength(1)
  })
}

test('address, e-mail, owner and notes of an order are changed', async ({ page, stack }) => {
  const { id } = await placeOrder(stack.urls.backend, { quantity: 1, email: 'details@example.com' })
  await signIn(page, stack, `/a/orders/${id}`)
  const customer = card(page, 'Customer')
  const choose = async (name: string) => {
    await customer.getByRole('button', { name: 'Change customer details' }).click()
    await page.getByRole('menuitem', { name }).click()
    await expect(page.getByRole('menu')).toBeHidden()
    await expect(dialog(page)).toBeVisible()
  }
  await choose('Edit shipping address')
  await dialog(page).getByRole('textbox', { name: 'City' }).fill('Bremen')
  await expectNoFindings(page)
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page)).toBeHidden()
  await choose('Edit e-mail')
  await dialog(page).getByRole('textbox', { name: 'E-mail' }).fill('other@example.com')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page)).toBeHidden()
  expect(await saved(page, stack, id)).toMatchObject({
    email: 'other@example.com',
    shipping_address: { city: 'Bremen' },
  })

  await choose('Transfer to another customer')
  await dialog(page)
    .getByRole('button', { name: /New customer/ })
    .click()
  await page.getByRole('searchbox').fill('shopper@stoa.test')
  await page.getByRole('option', { name: /shopper@stoa\.test/ }).click()
  await expectNoFindings(page)
  await dialog(page).getByRole('button', { name: 'Transfer' }).click()
  await expect(dialog(page)).toBeHidden()
  expect((await saved(page, stack, id)).email).toBe('shopper@stoa.test')

  const timeline = card(page, 'Timeline')
  await timeline.getByRole('textbox', { name: 'New note' }).fill('Call first')
  await timeline.getByRole('button', { name: 'Add note' }).click()
  await timeline.getByRole('button', { name: 'Edit note' }).click()
  await dialog(page).getByRole('textbox', { name: 'Note' }).fill('Call before noon')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(timeline).toContainText('Call before noon')
  const notes = await page.request.get(`${stack.urls.backend}/admin/notes?resource_id=${id}`)
  expect((await notes.json()).notes).toMatchObject([{ value: 'Call before noon', resource_type: 'order' }])
})

test('the message of an order is sent to another address, too', async ({ page, stack }) => {
  test.slow()
  await signIn(page, stack, '/a/orders')
  const { id } = await placeOrder(stack.urls.backend, { email: 'message@example.com', quantity: 1 })
  const read = async <Answer>(path: string) =>
    (await (await page.request.get(`${stack.urls.backend}/admin${path}`)).json()) as Answer
  const messages = async () =>
    (
      await read<{ notifications: { to: string }[] }>(
        `/notifications?resource_id=${id}&include_resends=true&limit=20`,
      )
    ).notifications.map(({ to }) => to)
  await expect.poll(messages).toEqual(['message@example.com'])
  await page.goto(`${stack.urls.admin}/a/orders/${id}`)

  await page.getByRole('button', { name: 'Send again' }).click()
  await dialog(page).getByRole('textbox', { name: 'Sent to' }).fill('desk@example.com')
  await expectNoFindings(page)
  await dialog(page).getByRole('button', { name: 'Send again' }).click()
  await expect(said(page, 'Sent again')).toBeVisible()
  expect((await messages()).toSorted()).toEqual(['desk@example.com', 'message@example.com'])
})

/** A paid order without a delivery. */
async function orderWithoutDelivery(page: Page, stack: Stack): Promise<string> {
  const url = `${stack.urls.backend}/admin`
  const post = async <Answer>(path: string, data: object = {}) =>
    (await (await page.request.post(`${url}${path}`, { data })).json()) as Answer
  const answer = await page.request.get(`${url}/regions?limit=50`)
  const { regions } = (await answer.json()) as { regions: { id: string; name: string }[] }
  const { draft_order } = await post<{ draft_order: { id: string } }>('/draft-orders', {
    email: 'delivery@example.com',
    region_id: regions.find(({ name }) => name === 'Europe')?.id,
    items: [{ title: 'Engraving', unit_price: 2500, quantity: 1 }],
    shipping_methods: [],
  })
  return (await post<{ order: { id: string } }>(`/draft-orders/${draft_order.id}/pay`)).order.id
}

test('a delivery is added at a price of its own; one that was taxed cannot be replaced', async ({
  page,
  stack,
}) => {
  test.slow()
  await signIn(page, stack, '/a/orders')
  const choose = async (id: string, option: RegExp) => {
    await page.goto(`${stack.urls.admin}/a/orders/${id}`)
    await card(page, 'Fulfillment').getByRole('button', { name: 'Change delivery' }).click()
    await dialog(page)
      .getByRole('button', { name: /^Choose a delivery/ })
      .click()
    await page.getByRole('option', { name: option }).click()
    await expectNoFindings(page)
  }
  const change = dialog(page).getByRole('button', { name: 'Change', exact: true })
  const id = await orderWithoutDelivery(page, stack)
  await choose(id, /^Standard/)
  await dialog(page).getByRole('textbox', { name: 'Price' }).fill('12.34')
  await change.click()
  await expect(said(page, 'Delivery changed')).toBeVisible()
  const answer = await page.request.get(`${stack.urls.backend}/admin/orders/${id}`)
  const { order } = (await answer.json()) as { order: { shipping_methods: { price: number }[] } }
  expect(order.shipping_methods).toMatchObject([{ price: 1234 }])

  const taxed = await placeOrder(stack.urls.backend, { email: 'delivery@example.com', quantity: 1 })
  await choose(taxed.id, /^Standard/)
  await change.click()
  await expect(dialog(page)).toContainText('The store cannot replace a delivery that was taxed')
})

test('an order is canceled after its number is typed, and its stock is free again', async ({
  page,
  stack,
}) => {
  const { id, number } = await placeOrder(stack.urls.backend, { quantity: 2, email: 'cancel@example.com' })
  await signIn(page, stack, `/a/orders/${id}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Cancel order' }).click()
  await expect(question(page)).toContainText('2 items are not sent, and their reserved stock is released.')
  await question(page).getByRole('textbox').fill(`#${number}`)
  await question(page).getByRole('button', { name: 'Cancel order' }).click()
  await sendNow(page)
  await expect(said(page, 'Order canceled')).toBeVisible()
  expect(await saved(page, stack, id)).toMatchObject({ status: 'canceled', payment_status: 'canceled' })
  const left = await page.request.get(`${stack.urls.backend}/admin/orders/${id}/reservations`)
  expect((await left.json()).reservations).toEqual([])
})

test('a reservation of a line is reduced, and the rest is reserved again', async ({ page, stack }) => {
  const { id } = await placeOrder(stack.urls.backend, { quantity: 3, email: 'reserve@example.com' })
  await signIn(page, stack, `/a/orders/${id}`)
  const summary = card(page, 'Summary')
  const reserved = async () => {
    const answer = await page.request.get(`${stack.urls.backend}/admin/orders/${id}/reservations`)
    const { reservations } = (await answer.json()) as { reservations: { quantity: number }[] }
    return reservations.map(({ quantity }) => quantity)
  }
  await expect(summary.getByText('3 of 3 reserved')).toBeVisible()
  await summary.getByRole('button', { name: 'Edit reservation' }).click()
  const pieces = dialog(page).getByRole('textbox', { name: 'Pieces' })
  await pieces.fill('1')
  await pieces.blur()
  await expectNoFindings(page)
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(summary.getByText('1 of 3 reserved')).toBeVisible()
  expect(await reserved()).toEqual([1])

  await summary.getByRole('button', { name: 'Reserve items' }).click()
  await dialog(page).getByRole('button', { name: 'Reserve', exact: true }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(summary.getByText('3 of 3 reserved')).toBeVisible()
  expect((await reserved()).reduce((sum, quantity) => sum + quantity, 0)).toBe(3)
})

test('what is done to an order waits ten seconds, survives a reload, and can be taken back', async ({
  page,
  stack,
}) => {
  const { id } = await placeOrder(stack.urls.backend, { quantity: 1, email: 'undo@example.com' })
  const waiting = card(page, 'Waits to be sent')
  const fulfill = async () => {
    await card(page, 'Fulfillment').getByRole('button', { name: 'Fulfill', exact: true }).click()
    await dialog(page).getByRole('button', { name: 'Fulfill', exact: true }).click()
    await expect(waiting.getByText(/^Sent in \d+ sec$/)).toBeVisible()
  }
  await signIn(page, stack, `/a/orders/${id}`)
  await fulfill()
  await page.reload()
  await expect(waiting.getByText(/^Sent in \d+ sec$/)).toBeVisible()
  await waiting.getByRole('button', { name: 'Undo' }).click()
  await expect(waiting).toBeHidden()
  expect((await saved(page, stack, id)).fulfillments).toEqual([])

  await fulfill()
  await expect(said(page, 'Items packed')).toBeVisible({ timeout: 20_000 })
  expect((await saved(page, stack, id)).fulfillments).toHaveLength(1)

  await card(page, 'Fulfillment').getByRole('button', { name: 'Mark as shipped' }).click()
  await dialog(page).getByRole('textbox', { name: 'Tracking numbers' }).fill('X-8')
  await dialog(page).getByRole('button', { name: 'Mark as shipped' }).click()
  await expect(waiting).toBeVisible()
  await page.getByRole('link', { name: 'Orders', exact: true }).first().click()
  await expect(said(page, 'Marked as shipped')).toBeVisible()
  expect((await saved(page, stack, id)).fulfillments).toMatchObject([
    { tracking_links: [{ tracking_number: 'X-8' }] },
  ])
})

test('a packing slip is printed alone, in the language of its buyer', async ({ page, stack }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.toggleAttribute('data-printed', true)
  })
  const { id, number } = await placeOrder(stack.urls.backend, { email: 'slip@example.com' })
  await signIn(page, stack, `/a/orders/${id}`)
  await page.getByRole('button', { name: 'Print' }).click()
  const menu = page.getByRole('menu')
  await expect(menu).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(menu).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('menuitem', { name: 'Packing slip' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', '')

  await page.emulateMedia({ media: 'print' })
  const slip = page.locator('body > div > article')
  await expect(slip).toHaveAttribute('lang', 'de')
  await expect(slip.getByRole('heading', { name: 'Lieferschein' })).toBeVisible()
  await expect(slip).toContainText(`#${number}`)
  await expect(page.getByRole('main')).toBeHidden()
})
