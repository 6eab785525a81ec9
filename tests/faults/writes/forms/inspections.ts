import type { Page } from '@playwright/test'

import type { Store } from '../store.ts'
import { makeItem, piecesOf } from './inventory.ts'
import type { Order } from './new-order.ts'
import { button, choose, dialog, status, type WriteForm } from './write-form.ts'

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
      .getByRole('button', { name: 'Go on with the rest' })
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

/** What follows the receipt of a return. */
export const INSPECTION_FORMS: readonly WriteForm[] = [takeOut, note]
