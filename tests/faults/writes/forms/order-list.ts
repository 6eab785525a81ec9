import type { Page } from '@playwright/test'

import type { Store } from '../store.ts'
import { type Order, prepareUncaptured } from './new-order.ts'
import { button, choose, dialog, status, type WriteForm } from './write-form.ts'

/** The list, with nothing but one order of this mark. */
async function prepare(store: Store, mark: string): Promise<string> {
  await prepareUncaptured(store, mark)
  return `/orders?email=${mark}@example.com`
}

async function start(page: Page, action: string): Promise<void> {
  await page.getByRole('table').getByRole('link', { name: /^#/ }).first().waitFor()
  await page.getByRole('checkbox', { name: 'Select all rows' }).check({ force: true })
  await button(page, action).click()
}

const done = (page: Page) => status(page, 'Done for 1 row.')
const question = (page: Page, action: string) =>
  page.getByRole('alertdialog').getByRole('button', { name: action })

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
  async fill(page) {
    await start(page, 'Fulfill')
    await choose(page, dialog(page).getByRole('button', { name: /Location/ }), 'Hamburg warehouse')
  },
  save: (page) => dialog(page).getByRole('button', { name: 'Fulfill' }),
  done,
  count: counted(({ fulfillments }) => fulfillments.length),
}

const cancel: WriteForm = {
  name: 'cancel orders of the list',
  write: /^\/admin\/orders\/[^/]+\/cancel$/,
  prepare,
  fill: (page) => start(page, 'Cancel order'),
  save: (page) => question(page, 'Cancel order'),
  done,
  count: counted(({ status: state }) => Number(state === 'canceled')),
}

/** The bulk actions of the orders' list. */
export const ORDER_LIST_FORMS: readonly WriteForm[] = [capture, fulfill, cancel]
