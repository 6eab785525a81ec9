import type { Page } from '@playwright/test'

import type { Store } from '../store.ts'
import { makeItem, piecesOf } from './inventory.ts'
import { type Order, prepareDelivered } from './new-order.ts'
import { button, choose, chooseEntry, dialog, status, type WriteForm } from './write-form.ts'

/** How long to look for what may not be there, in milliseconds. */
const LOOK_MS = 2000

/** The stock before the return arrives, by mark. */
const stocks = new Map<string, number>()

/** An order of two pieces of a stock item that no other form changes; one of them is on its way back. */
async function prepare(store: Store, mark: string): Promise<string> {
  const { variant, location } = await makeItem(store, mark)
  const { shipping_options: options } = await store.get<{
    shipping_options: { id: string; region_id: string }[]
  }>('/shipping-options?is_return=false')
  const { draft_order: draft } = await store.post<{ draft_order: { id: string } }>('/draft-orders', {
    email: `${mark}@example.com`,
    region_id: options[0]?.region_id,
    items: [{ variant_id: variant, unit_price: 5000, quantity: 2 }],
    shipping_methods: [{ option_id: options[0]?.id }],
  })
  const { order } = await store.post<{ order: Order }>(`/draft-orders/${draft.id}/pay`, {})
  const path = `/orders/${order.id}`
  const itemsOf = (quantity: number) => order.items.map(({ id }) => ({ item_id: id, quantity }))
  await store.post(`${path}/fulfillment`, { items: itemsOf(2), location_id: location, no_notification: true })
  await store.post(`${path}/return`, { items: itemsOf(1), no_notification: true })
  stocks.set(mark, await piecesOf(store, mark))
  return path
}

async function inspect(page: Page, mark: string): Promise<void> {
  await button(page, 'Receive return').first().click()
  await choose(
    page,
    dialog(page).getByRole('button', { name: 'Goes into the stock of' }),
    'Hamburg warehouse',
  )
  await dialog(page)
    .getByRole('textbox', { name: /^Damaged pieces/ })
    .fill('1')
  await dialog(page).getByRole('textbox', { name: 'Note' }).fill(mark)
}

/** The goods are received once: what comes after it is gone on with. */
const receipt = {
  prepare,
  fill: inspect,
  save: (page: Page) =>
    dialog(page)
      .getByRole('button', { name: 'Finish remaining steps' })
      .or(dialog(page).getByRole('button', { name: /^Receive and refund/ }))
      .first(),
  done: (page: Page) => status(page, 'Return received'),
  typed: (page: Page) => dialog(page).getByText('Note what was found'),
}

const takeOut: WriteForm = {
  ...receipt,
  name: 'take damaged pieces out of stock',
  write: /^\/admin\/inventory-items\/[^/]+\/location-levels\/[^/]+$/,
  // The one piece that came back is taken out again.
  count: async (store, mark) => (stocks.get(mark) ?? 0) + 1 - (await piecesOf(store, mark)),
}

const note: WriteForm = {
  ...receipt,
  name: 'note what an inspection found',
  write: /^\/admin\/notes$/,
  async count(store, mark, path) {
    const id = path.split('/').at(-1)
    const { notes } = await store.get<{ notes: { value: string }[] }>(`/notes?resource_id=${id}`)
    return notes.filter(({ value }) => value.includes(mark)).length
  },
}

const isReturnOpen = (page: Page) =>
  page
    .getByRole('button', { name: 'Receive return' })
    .first()
    .waitFor({ timeout: LOOK_MS })
    .then(
      () => true,
      () => false,
    )

/** Requests a return of goods that are here. A receipt that failed is made from the return, which has its location. */
async function takeBack(page: Page): Promise<void> {
  // The store may have refused the request itself, as two of them conflict: it is sent again.
  if (await dialog(page).isVisible()) return
  if (await isReturnOpen(page)) return button(page, 'Receive return').first().click()
  await chooseEntry(page, button(page, 'Return or change'), 'Request return')
  await dialog(page)
    .getByRole('button', { name: /^Increase/ })
    .first()
    .click()
  await dialog(page).getByText('The goods are here').click()
  await choose(
    page,
    dialog(page).getByRole('button', { name: 'Goes into the stock of' }),
    'Hamburg warehouse',
  )
}

const receiveAtOnce: WriteForm = {
  name: 'receive a return that is requested',
  write: /^\/admin\/returns\/[^/]+\/receive$/,
  prepare: prepareDelivered,
  fill: takeBack,
  save: (page) => dialog(page).getByRole('button', { name: /^(Request return|Receive and refund .*)$/ }),
  done: (page) => status(page, 'Return received'),
  async count(store, _mark, path) {
    const { order } = await store.get<{ order: { returns: { status: string }[] } }>(path.replace(/^\/a/, ''))
    // A second return would be a double write, too.
    return order.returns.every(({ status: state }) => state === 'received') ? order.returns.length : 0
  },
}

/** The receipt of a return, and what follows it. */
export const INSPECTION_FORMS: readonly WriteForm[] = [takeOut, note, receiveAtOnce]
