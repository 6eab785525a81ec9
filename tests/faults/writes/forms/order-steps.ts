import type { Page } from '@playwright/test'

import { placeOrder } from '../../../place-order.ts'
import type { Store } from '../store.ts'
import { newOrder, type Order, prepareUncaptured } from './new-order.ts'
import { button, choose, chooseEntry, dialog, status, type WriteForm } from './write-form.ts'

const question = (page: Page, answer: string) =>
  page.getByRole('alertdialog').getByRole('button', { name: answer })

const counted = (count: (order: Order) => number) => async (store: Store, _mark: string, path: string) =>
  count((await store.get<{ order: Order }>(path.replace(/^\/a/, ''))).order)

const prepareOrder = async (store: Store, mark: string) => `/orders/${(await newOrder(store, mark)).id}`

const complete: WriteForm = {
  name: 'complete an order',
  write: /^\/admin\/orders\/[^/]+\/complete$/,
  prepare: prepareOrder,
  fill: (page) => chooseEntry(page, button(page, 'More actions'), 'Mark as completed'),
  save: (page) => question(page, 'Mark as completed'),
  done: (page) => status(page, 'Order completed'),
  count: counted((order) => Number(order.status === 'completed')),
}

const archive: WriteForm = {
  name: 'archive an order',
  write: /^\/admin\/orders\/[^/]+\/archive$/,
  async prepare(store, mark) {
    const path = await prepareOrder(store, mark)
    await store.post(`${path}/complete`, {})
    return path
  },
  fill: (page) => chooseEntry(page, button(page, 'More actions'), 'Archive'),
  save: (page) => question(page, 'Archive'),
  done: (page) => status(page, 'Order archived'),
  count: counted((order) => Number(order.status === 'archived')),
}

const PRICE = 1234

const delivery: WriteForm = {
  name: 'change the delivery of an order',
  write: /^\/admin\/orders\/[^/]+\/shipping-methods$/,
  async prepare(store, mark) {
    const { regions } = await store.get<{ regions: { id: string; name: string }[] }>('/regions?limit=60')
    const { draft_order: draft } = await store.post<{ draft_order: { id: string } }>('/draft-orders', {
      email: `${mark}@example.com`,
      region_id: regions.find(({ name }) => name === 'Europe')?.id,
      items: [{ title: mark, unit_price: 5000, quantity: 1 }],
      shipping_methods: [],
    })
    return `/orders/${(await store.post<{ order: Order }>(`/draft-orders/${draft.id}/pay`, {})).order.id}`
  },
  async fill(page) {
    await button(page, 'Change delivery').click()
    await choose(page, dialog(page).getByRole('button', { name: /^Delivery|Choose a delivery/ }), /^Standard/)
    await dialog(page).getByRole('textbox', { name: 'Price' }).fill('12.34')
  },
  save: (page) => dialog(page).getByRole('button', { name: 'Change', exact: true }),
  done: (page) => status(page, 'Delivery changed'),
  typed: (page) => dialog(page).locator('input[value="12.34"], input[value="€12.34"]'),
  count: counted(({ shipping_methods }) => shipping_methods.filter(({ price }) => price === PRICE).length),
}

interface Message {
  to: string
}

const messagesOf = async (store: Store, path: string): Promise<Message[]> => {
  const id = path.split('/').at(-1) ?? ''
  const { notifications } = await store.get<{ notifications: Message[] }>(
    `/notifications?resource_id=${id}&include_resends=true&limit=50`,
  )
  return notifications
}

const resend: WriteForm = {
  name: 'send a message again',
  write: /^\/admin\/notifications\/[^/]+\/resend$/,
  async prepare(store, mark) {
    const path = await prepareUncaptured(store, mark)
    const deadline = Date.now() + 30_000
    // The store writes to the customer a moment after the order is placed.
    while ((await messagesOf(store, path)).length === 0)
      if (Date.now() > deadline) throw new Error('the store sent no message')
    return path
  },
  async fill(page, mark) {
    await button(page, 'Send again').first().click()
    await dialog(page).getByRole('textbox', { name: 'Sent to' }).fill(`again-${mark}@example.com`)
  },
  save: (page) => dialog(page).getByRole('button', { name: 'Send again' }),
  done: (page) => status(page, 'Sent again').or(page.getByRole('alert').filter({ hasText: 'sent twice' })),
  doubled: (page) => page.getByRole('alert').filter({ hasText: 'sent twice' }),
  typed: (page, mark) => dialog(page).locator(`input[value="again-${mark}@example.com"]`),
  count: async (store, mark, path) =>
    (await messagesOf(store, path)).filter(({ to }) => to === `again-${mark}@example.com`).length,
}

const timeline = (page: Page) => page.getByRole('list', { name: 'Timeline' })

/** An order with one note, and the texts of its notes. */
async function prepareNote(store: Store, mark: string): Promise<string> {
  const path = await prepareOrder(store, mark)
  const id = path.split('/').at(-1)
  await store.post('/notes', { resource_id: id, resource_type: 'order', value: `Old ${mark}` })
  return path
}

const notesOf = async (store: Store, path: string): Promise<string[]> => {
  const { notes } = await store.get<{ notes: { value: string }[] }>(
    `/notes?resource_id=${path.split('/').at(-1)}`,
  )
  return notes.map(({ value }) => value)
}

const editNote: WriteForm = {
  name: 'edit a note',
  write: /^\/admin\/notes\/[^/]+$/,
  prepare: prepareNote,
  async fill(page, mark) {
    await timeline(page).getByRole('button', { name: 'Edit note' }).click()
    await dialog(page).getByRole('textbox', { name: 'Note' }).fill(mark)
  },
  save: (page) => dialog(page).getByRole('button', { name: 'Save' }),
  done: (page, mark) => timeline(page).getByText(mark, { exact: true }),
  typed: (page, mark) => dialog(page).getByText(mark, { exact: true }),
  count: async (store, mark, path) => (await notesOf(store, path)).filter((value) => value === mark).length,
}

const deleteNote: WriteForm = {
  name: 'delete a note',
  write: /^\/admin\/notes\/[^/]+$/,
  prepare: prepareNote,
  fill: (page) => timeline(page).getByRole('button', { name: 'Delete note' }).click(),
  save: (page) => question(page, 'Delete note'),
  done: (page, mark) => timeline(page).filter({ hasNotText: `Old ${mark}` }),
  count: async (store, _mark, path) => Number((await notesOf(store, path)).length === 0),
}

const reservedOf = async (store: Store, path: string): Promise<{ quantity: number }[]> =>
  (await store.get<{ reservations: { quantity: number }[] }>(`${path.replace(/^\/a/, '')}/reservations`))
    .reservations

const reservation: WriteForm = {
  name: 'change the reservation of an order',
  write: /^\/admin\/reservations\/[^/]+$/,
  prepare: async ({ url }, mark) =>
    `/orders/${(await placeOrder(url, { email: `${mark}@example.com`, quantity: 3 })).id}`,
  async fill(page) {
    await button(page, 'Edit reservation').click()
    const pieces = dialog(page).getByRole('textbox', { name: 'Pieces' })
    await pieces.fill('1')
    await pieces.blur()
  },
  save: (page) =>
    dialog(page)
      .getByRole('button', { name: 'Finish remaining steps' })
      .or(dialog(page).getByRole('button', { name: 'Save', exact: true }))
      .first(),
  done: (page) => status(page, 'Reservation saved'),
  typed: (page) => dialog(page).getByText('Edit reservation').first(),
  count: async (store, _mark, path) =>
    (await reservedOf(store, path)).filter(({ quantity }) => quantity === 1).length,
}

const release: WriteForm = {
  ...reservation,
  name: 'release the reservation of an order',
  async fill(page) {
    await button(page, 'Edit reservation').click()
    const pieces = dialog(page).getByRole('textbox', { name: 'Pieces' })
    await pieces.fill('0')
    await pieces.blur()
  },
  count: async (store, _mark, path) => Number((await reservedOf(store, path)).length === 0),
}

const packNext: WriteForm = {
  name: 'pack an order of the queue',
  write: /^\/admin\/orders\/[^/]+\/fulfillment$/,
  async prepare(store, mark) {
    await prepareUncaptured(store, mark)
    return `/orders/work?email=${mark}@example.com`
  },
  async fill(page) {
    const pieces = page.getByRole('textbox', { name: /^Packed: / })
    await pieces.fill('1')
    await pieces.blur()
    await choose(page, page.getByRole('button', { name: /Location/ }), 'Hamburg warehouse')
  },
  save: (page) => button(page, 'Fulfill and go on'),
  done: (page) => page.getByText('That was the last order'),
  typed: (page) => page.getByText('Complete', { exact: true }),
  undo: 'Cancel fulfillment',
  async count(store, mark) {
    const { orders } = await store.get<{ orders: Order[] }>(
      `/orders?email=${mark}@example.com&expand=fulfillments`,
    )
    return orders
      .flatMap(({ fulfillments }) => fulfillments)
      .filter(({ canceled_at }) => canceled_at === null).length
  },
}

/** What is done to an order once it is placed. */
export const ORDER_STEP_FORMS: readonly WriteForm[] = [
  complete,
  archive,
  delivery,
  resend,
  editNote,
  deleteNote,
  reservation,
  release,
  packNext,
]
