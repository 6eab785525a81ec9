import type { Page } from '@playwright/test'

import type { Store } from '../store.ts'
import { newOrder, type Order, packedOrder, prepareUncaptured, prepareUnreserved } from './new-order.ts'
import { chooseEntry, dialog, status, twice, type WriteForm } from './write-form.ts'

const question = (page: Page) => page.getByRole('alertdialog')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first()

const orderAt = async (store: Store, path: string): Promise<Order> =>
  (await store.get<{ order: Order }>(path)).order

const prepareOrder = async (store: Store, mark: string) => `/orders/${(await newOrder(store, mark)).id}`

async function prepareCaptured(store: Store, mark: string): Promise<string> {
  const path = await prepareOrder(store, mark)
  await store.post(`${path}/capture`, {})
  return path
}

const prepareParcel = (store: Store, mark: string) => packedOrder(store, mark, 1)

/** A notice, good or bad. */
const said = (page: Page, text: RegExp) =>
  page.locator('[role="alert"], [role="status"], [data-tone]').filter({ hasText: text })

/** What waits to be sent, and the button that sends it at once. */
const waiting = (page: Page) => page.getByRole('region', { name: 'Waits to be sent' })
const sendNow = (page: Page) => waiting(page).getByRole('button', { name: 'Send now' })

/** How often something is in the order. */
const counted =
  (count: (order: Order, mark: string) => number) => async (store: Store, mark: string, path: string) =>
    count(await orderAt(store, path.replace(/^\/a/, '')), mark)

const refund: WriteForm = {
  name: 'refund an order',
  write: /^\/admin\/orders\/[^/]+\/refund$/,
  prepare: prepareCaptured,
  async fill(page, mark) {
    await button(page, 'Refund').click()
    await dialog(page).getByRole('textbox', { name: 'Amount' }).fill('10')
    await dialog(page).getByRole('textbox', { name: 'Note' }).fill(mark)
  },
  save: (page) => dialog(page).getByRole('button', { name: 'Refund' }),
  done: (page) => said(page, /^Refunded|This was refunded twice/),
  doubled: (page) => said(page, /This was refunded twice/),
  typed: (page, mark) => dialog(page).getByText(mark, { exact: true }),
  count: counted(({ refunds }, mark) => refunds.filter(({ note }) => note === mark).length),
}

const fulfill: WriteForm = {
  name: 'fulfill an order',
  write: /^\/admin\/orders\/[^/]+\/fulfillment$/,
  prepare: prepareOrder,
  async fill(page, mark) {
    await button(page, 'Fulfill').click()
    const pieces = dialog(page).getByRole('textbox', { name: mark })
    await pieces.fill('1')
    await pieces.blur()
    await dialog(page).getByRole('button', { name: 'Fulfill' }).click()
  },
  save: sendNow,
  done: (page) => status(page, 'Items packed').or(twice(page)),
  undo: 'Cancel fulfillment',
  typed: waiting,
  count: counted(({ fulfillments }) => fulfillments.filter(({ canceled_at }) => canceled_at === null).length),
}

const ship: WriteForm = {
  name: 'ship a parcel',
  write: /^\/admin\/orders\/[^/]+\/shipment$/,
  prepare: prepareParcel,
  async fill(page, mark) {
    await button(page, 'Mark as shipped').click()
    await dialog(page).getByRole('textbox', { name: 'Tracking numbers' }).fill(mark)
    await dialog(page).getByRole('button', { name: 'Mark as shipped' }).click()
  },
  save: sendNow,
  done: (page) => status(page, 'Marked as shipped'),
  typed: waiting,
  count: counted(({ fulfillments }) => fulfillments.filter(({ shipped_at }) => shipped_at !== null).length),
}

const cancelParcel: WriteForm = {
  name: 'cancel a parcel',
  write: /^\/admin\/orders\/[^/]+\/fulfillments\/[^/]+\/cancel$/,
  prepare: prepareParcel,
  async fill(page) {
    await button(page, 'Cancel fulfillment').click()
    await question(page).getByRole('button', { name: 'Cancel fulfillment' }).click()
  },
  save: sendNow,
  done: (page) => status(page, 'Fulfillment canceled'),
  typed: waiting,
  count: counted(({ fulfillments }) => fulfillments.filter(({ canceled_at }) => canceled_at !== null).length),
}

const email: WriteForm = {
  name: 'change the e-mail of an order',
  write: /^\/admin\/orders\/[^/]+$/,
  prepare: prepareOrder,
  async fill(page, mark) {
    await chooseEntry(page, button(page, 'Change customer details'), 'Edit e-mail')
    await dialog(page).getByRole('textbox', { name: 'E-mail' }).fill(`new-${mark}@example.com`)
  },
  save: (page) => dialog(page).getByRole('button', { name: 'Save' }),
  done: (page) => status(page, 'Order saved'),
  typed: (page, mark) => dialog(page).locator(`input[value="new-${mark}@example.com"]`),
  count: counted((order, mark) => Number(order.email === `new-${mark}@example.com`)),
}

const cancelOrder: WriteForm = {
  name: 'cancel an order',
  write: /^\/admin\/orders\/[^/]+\/cancel$/,
  prepare: prepareOrder,
  async fill(page) {
    const number = await page.getByRole('heading', { level: 1, name: /^#/ }).innerText()
    await chooseEntry(page, button(page, 'More actions'), 'Cancel order')
    await question(page).getByRole('textbox').fill(number.trim())
    await question(page).getByRole('button', { name: 'Cancel order' }).click()
  },
  save: sendNow,
  done: (page) => status(page, 'Order canceled'),
  typed: waiting,
  count: counted((order) => Number(order.status === 'canceled')),
}

const note: WriteForm = {
  name: 'write a note',
  write: /^\/admin\/notes$/,
  prepare: prepareOrder,
  fill: (page, mark) => page.getByRole('textbox', { name: 'New note' }).fill(mark),
  save: (page) => page.getByRole('button', { name: 'Add note' }),
  done: (page, mark) => page.getByRole('list', { name: 'Timeline' }).getByText(mark, { exact: true }),
  typed: (page, mark) => page.getByRole('textbox', { name: 'New note' }).and(page.getByText(mark)),
  async count(store, mark, path) {
    const id = path.split('/').at(-1) ?? ''
    const { notes } = await store.get<{ notes: { value: string }[] }>(`/notes?resource_id=${id}`)
    return notes.filter(({ value }) => value === mark).length
  },
}

const isCaptured = counted(({ payments }) => payments.filter(({ captured_at }) => captured_at).length)

const capture: WriteForm = {
  name: 'capture a payment',
  write: /^\/admin\/orders\/[^/]+\/capture$/,
  prepare: prepareUncaptured,
  fill: (page) => button(page, 'Capture payment').click(),
  save: (page) => question(page).getByRole('button', { name: /^Capture / }),
  done: (page) => status(page, 'Payment captured'),
  count: isCaptured,
}

const address: WriteForm = {
  name: 'change the address of an order',
  write: /^\/admin\/orders\/[^/]+$/,
  prepare: prepareUncaptured,
  async fill(page, mark) {
    await chooseEntry(page, button(page, 'Change customer details'), 'Edit shipping address')
    await dialog(page).getByRole('textbox', { name: 'City' }).fill(mark)
  },
  save: (page) => dialog(page).getByRole('button', { name: 'Save' }),
  done: (page) => status(page, 'Order saved'),
  typed: (page, mark) => dialog(page).locator(`input[value="${mark}"]`),
  count: counted((order, mark) => Number(order.shipping_address?.city === mark)),
}

const transfer: WriteForm = {
  name: 'transfer an order',
  write: /^\/admin\/orders\/[^/]+$/,
  async prepare(store, mark) {
    await store.post('/customers', {
      email: `new-${mark}@example.com`,
      first_name: 'New',
      last_name: 'Owner',
      password: mark,
    })
    return prepareUncaptured(store, mark)
  },
  async fill(page, mark) {
    await chooseEntry(page, button(page, 'Change customer details'), 'Transfer to another customer')
    await dialog(page)
      .getByRole('button', { name: /New customer/ })
      .click()
    await page.getByRole('searchbox').last().fill(`new-${mark}`)
    await page.getByRole('option', { name: new RegExp(`new-${mark}`) }).click()
  },
  save: (page) => dialog(page).getByRole('button', { name: 'Transfer' }),
  done: (page) => status(page, 'Order transferred'),
  typed: (page) => dialog(page).getByRole('button', { name: /New Owner/ }),
  count: counted((order, mark) => Number(order.email === `new-${mark}@example.com`)),
}

const allocate: WriteForm = {
  name: 'reserve the items of an order',
  write: /^\/admin\/reservations$/,
  prepare: prepareUnreserved,
  fill: (page) => button(page, 'Reserve items').click(),
  save: (page) =>
    dialog(page)
      .getByRole('button', { name: 'Finish remaining steps' })
      .or(dialog(page).getByRole('button', { name: 'Reserve', exact: true }))
      .first(),
  done: (page) => status(page, 'Items reserved'),
  typed: (page) => dialog(page).getByText('Reserve items').first(),
  async count(store, _mark, path) {
    const line = (await orderAt(store, path.replace(/^\/a/, ''))).items[0]?.id ?? ''
    const { reservations } = await store.get<{ reservations: unknown[] }>(
      `/reservations?line_item_id[]=${line}`,
    )
    return reservations.length
  },
}

/** The writes of an order's page. */
export const ORDER_FORMS: readonly WriteForm[] = [
  refund,
  fulfill,
  ship,
  cancelParcel,
  cancelOrder,
  email,
  note,
  capture,
  address,
  transfer,
  allocate,
]
