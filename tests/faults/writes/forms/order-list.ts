import type { Page } from '@playwright/test'

import type { Store } from '../store.ts'
import { newOrder, type Order, packedOrder, prepareUncaptured } from './new-order.ts'
import { button, choose, dialog, status, type WriteForm } from './write-form.ts'

/** The list, with nothing but one order of this mark. */
async function prepare(store: Store, mark: string): Promise<string> {
  await prepareUncaptured(store, mark)
  return `/orders?email=${mark}@example.com`
}

/** With the keyboard, as rows move while the counts of the views arrive. What failed is still selected. */
export async function selectAll(page: Page): Promise<void> {
  await page.getByRole('table').getByRole('link', { name: /^#/ }).first().waitFor()
  const all = page.getByRole('checkbox', { name: 'Select all rows' })
  if (!(await all.isChecked())) await all.press('Space')
}

async function start(page: Page, action: string): Promise<void> {
  await selectAll(page)
  await button(page, action).click()
}

const done = (page: Page) => status(page, 'Done for 1 row.')
const question = (page: Page, action: string) =>
  page.getByRole('alertdialog').getByRole('button', { name: action })

/** Asks for what then waits for a moment. What could not be sent still waits. */
async function hold(page: Page, ask: () => Promise<void>): Promise<void> {
  if (!(await button(page, 'Send now').isVisible())) await ask()
}
const sendNow = (page: Page) => button(page, 'Send now')

const counted = (count: (order: Order) => number) => async (store: Store, mark: string) => {
  const { orders } = await store.get<{ orders: { id: string }[] }>(`/orders?email=${mark}@example.com`)
  return count((await store.get<{ order: Order }>(`/orders/${orders[0]?.id}`)).order)
}

const capture: WriteForm = {
  name: 'capture orders of the list',
  write: /^\/admin\/orders\/[^/]+\/capture$/,
  prepare,
  fill: (page) => start(page, 'Capture payment'),
  save: (page) => question(page, 'Capture payment'),
  done,
  count: counted(({ payments }) => payments.filter(({ captured_at }) => captured_at !== null).length),
}

const fulfill: WriteForm = {
  name: 'fulfill orders of the list',
  write: /^\/admin\/orders\/[^/]+\/fulfillment$/,
  prepare,
  fill: (page) =>
    hold(page, async () => {
      await start(page, 'Fulfill')
      await choose(page, dialog(page).getByRole('button', { name: /Location/ }), 'Hamburg warehouse')
      await dialog(page).getByRole('button', { name: 'Fulfill' }).click()
    }),
  save: sendNow,
  done,
  count: counted(({ fulfillments }) => fulfillments.length),
}

const cancel: WriteForm = {
  name: 'cancel orders of the list',
  write: /^\/admin\/orders\/[^/]+\/cancel$/,
  prepare,
  fill: (page) =>
    hold(page, async () => {
      await start(page, 'Cancel order')
      await question(page, 'Cancel order').click()
    }),
  save: sendNow,
  done,
  count: counted(({ status: state }) => Number(state === 'canceled')),
}

const listOf = (mark: string) => `/orders?email=${mark}@example.com`

const complete: WriteForm = {
  name: 'complete orders of the list',
  write: /^\/admin\/orders\/[^/]+\/complete$/,
  async prepare(store, mark) {
    await newOrder(store, mark)
    return listOf(mark)
  },
  fill: selectAll,
  save: (page) => button(page, 'Mark as completed'),
  done,
  count: counted(({ status: state }) => Number(state === 'completed')),
}

const archive: WriteForm = {
  name: 'archive orders of the list',
  write: /^\/admin\/orders\/[^/]+\/archive$/,
  async prepare(store, mark) {
    const { id } = await newOrder(store, mark)
    await store.post(`/orders/${id}/complete`, {})
    return listOf(mark)
  },
  fill: (page) => start(page, 'Archive'),
  save: (page) => question(page, 'Archive'),
  done,
  count: counted(({ status: state }) => Number(state === 'archived')),
}

const ship: WriteForm = {
  name: 'ship orders of the list',
  write: /^\/admin\/orders\/[^/]+\/shipment$/,
  async prepare(store, mark) {
    await packedOrder(store, mark, 4)
    return listOf(mark)
  },
  fill: (page) =>
    hold(page, async () => {
      await start(page, 'Mark as shipped')
      await dialog(page).getByRole('button', { name: 'Mark as shipped' }).click()
    }),
  save: sendNow,
  done,
  count: counted(({ fulfillments }) => fulfillments.filter(({ shipped_at }) => shipped_at !== null).length),
}

const note: WriteForm = {
  name: 'write a note about orders of the list',
  write: /^\/admin\/notes$/,
  prepare,
  async fill(page, mark) {
    await start(page, 'Add note')
    await dialog(page).getByRole('textbox', { name: 'Note' }).fill(mark)
  },
  save: (page) => dialog(page).getByRole('button', { name: 'Add note' }),
  done,
  typed: (page, mark) => dialog(page).getByText(mark, { exact: true }),
  async count(store, mark) {
    const { orders } = await store.get<{ orders: { id: string }[] }>(`/orders?email=${mark}@example.com`)
    const { notes } = await store.get<{ notes: { value: string }[] }>(`/notes?resource_id=${orders[0]?.id}`)
    return notes.filter(({ value }) => value === mark).length
  },
}

/** The numbers of the orders that tracking numbers are entered for, by their mark. */
const tracked = new Map<string, number>()

const tracking: WriteForm = {
  name: 'ship orders with tracking numbers',
  write: /^\/admin\/orders\/[^/]+\/shipment$/,
  async prepare(store, mark) {
    const path = await packedOrder(store, mark, 4)
    tracked.set(mark, (await store.get<{ order: Order }>(path)).order.display_id)
    return '/orders/tracking'
  },
  async fill(page, mark) {
    const rows = page.getByRole('table', { name: 'Order by order' })
    // What failed is still there, to be shipped again.
    if (!(await rows.isVisible())) {
      await page.getByRole('textbox', { name: 'One order per line' }).fill(`${tracked.get(mark)};${mark}`)
      await button(page, 'Check 1 order').click()
    }
    await rows.getByText(mark).waitFor()
    await hold(page, () => button(page, 'Ship 1 order').click())
  },
  save: sendNow,
  done: (page) => page.getByRole('table').getByText('Shipped', { exact: true }),
  count: counted(({ fulfillments }) => fulfillments.filter(({ shipped_at }) => shipped_at !== null).length),
}

/** A target that no other fault of this run sets: the mark ends with a number of its own. */
const hoursOf = (mark: string): number => 100 + Number(/n(\d+)x$/.exec(mark)?.[1])

const target: WriteForm = {
  name: 'set how soon orders are packed',
  write: /^\/admin\/store$/,
  isShared: true,
  prepare: async () => '/orders?status=late',
  async fill(page, mark) {
    await button(page, 'Change target').click()
    const hours = dialog(page).getByRole('textbox', { name: 'Hours until an order is packed' })
    await hours.fill(String(hoursOf(mark)))
    await hours.blur()
  },
  save: (page) => dialog(page).getByRole('button', { name: 'Save', exact: true }),
  done: (page) => status(page, 'Target saved'),
  typed: (page, mark) => dialog(page).locator(`input[value="${hoursOf(mark)}"]`),
  async count(store, mark) {
    const { store: shop } = await store.get<{ store: { metadata: Record<string, unknown> | null } }>('/store')
    return Number(shop.metadata?.['ship_within_hours'] === hoursOf(mark))
  },
}

/** The first bulk actions of the orders' list. */
export const ORDER_LIST_FORMS: readonly WriteForm[] = [capture, fulfill, cancel]

/** More writes to many orders. */
export const MANY_ORDERS_FORMS: readonly WriteForm[] = [complete, archive, ship, note, tracking]

export const SHIP_TARGET_FORMS: readonly WriteForm[] = [target]
