import type { Page } from '@playwright/test'

import { callShop, type Store } from '../store.ts'
import { prepareUncaptured } from './new-order.ts'
import { button, chooseEntry, dialog, status, type WriteForm } from './write-form.ts'

interface Edit {
  id: string
  status: string
  items: { id: string }[]
  changes: { type: string }[]
  payment_collection?: { id: string; status: string } | null
}

async function editsOf(store: Store, path: string): Promise<Edit[]> {
  const { order_edits } = await store.get<{ order_edits: Edit[] }>(
    `/order-edits?order_id=${path.split('/').at(-1)}&expand=changes,payment_collection`,
  )
  return order_edits
}

const counted = (count: (edit: Edit) => boolean) => async (store: Store, _mark: string, path: string) =>
  (await editsOf(store, path)).filter(count).length

/** An order with an edit that makes it dearer and waits for the customer. */
export async function prepareRequested(store: Store, mark: string): Promise<string> {
  const path = await prepareUncaptured(store, mark)
  const { order_edit: edit } = await store.post<{ order_edit: Edit }>('/order-edits', {
    order_id: path.split('/').at(-1),
  })
  await store.post(`/order-edits/${edit.id}/items/${edit.items[0]?.id}`, { quantity: 2 })
  await store.post(`/order-edits/${edit.id}/request`, {})
  return path
}

/** An order with two payments: that of an edit, which the customer paid for, beside its own. */
export async function prepareTwoPayments(store: Store, mark: string): Promise<string> {
  const path = await prepareRequested(store, mark)
  const [edit] = await editsOf(store, path)
  const collection = `/payment-collections/${edit?.payment_collection?.id}`
  const { payment_collection: due } = await callShop<{
    payment_collection: { payment_sessions: { id: string }[] }
  }>(store, `${collection}/sessions`, { provider_id: 'manual' })
  await callShop(store, `${collection}/sessions/${due.payment_sessions[0]?.id}/authorize`, {})
  await callShop(store, `/order-edits/${edit?.id}/complete`, {})
  return path
}

const question = (page: Page, answer: string | RegExp) =>
  page.getByRole('alertdialog').getByRole('button', { name: answer })

const beginEdit: WriteForm = {
  name: 'begin an order edit',
  write: /^\/admin\/order-edits$/,
  prepare: prepareUncaptured,
  fill: (page) => button(page, 'Return or change').press('Enter'),
  save: (page) => page.getByRole('menuitem', { name: 'Edit order' }),
  done: (page) => dialog(page).getByRole('textbox', { name: 'Internal note' }),
  count: counted(({ status: state }) => state === 'created'),
}

const increase = (page: Page) =>
  dialog(page)
    .getByRole('button', { name: /^Increase/ })
    .first()

const changeLine: WriteForm = {
  name: 'change a line of an order edit',
  write: /^\/admin\/order-edits\/[^/]+\/items\/[^/]+$/,
  prepare: prepareUncaptured,
  async fill(page) {
    await chooseEntry(page, button(page, 'Return or change'), 'Edit order')
    await increase(page).waitFor()
  },
  save: increase,
  done: (page) => dialog(page).getByText('Customer pays'),
  typed: increase,
  count: async (store, _mark, path) =>
    (await editsOf(store, path))
      .flatMap(({ changes }) => changes)
      .filter(({ type }) => type === 'item_update').length,
}

const picker = (page: Page) => page.getByRole('dialog', { name: 'Choose variants' })

const addLine: WriteForm = {
  name: 'add a line to an order edit',
  write: /^\/admin\/order-edits\/[^/]+\/items$/,
  prepare: prepareUncaptured,
  async fill(page) {
    await chooseEntry(page, button(page, 'Return or change'), 'Edit order')
    await button(page, 'Add variants').click()
    await picker(page).getByRole('searchbox', { name: 'Search variants' }).fill('Harbour Mug')
    await picker(page)
      .getByRole('checkbox', { name: /Harbour Mug/ })
      .first()
      .check()
  },
  save: (page) => picker(page).getByRole('button', { name: 'Add', exact: true }),
  // Nothing behind the picker has a role, so that it is closed.
  done: (page) => page.getByRole('group', { name: 'Harbour Mug' }).getByRole('textbox', { name: 'Pieces' }),
  typed: (page) => picker(page).getByText('1 variant chosen'),
  count: async (store, _mark, path) =>
    (await editsOf(store, path)).flatMap(({ changes }) => changes).filter(({ type }) => type === 'item_add')
      .length,
}

const takeOut = (page: Page) =>
  dialog(page)
    .getByRole('button', { name: /^Remove / })
    .first()

const takeOutLine: WriteForm = {
  name: 'take a line out of an order edit',
  write: /^\/admin\/order-edits\/[^/]+\/items\/[^/]+$/,
  prepare: prepareUncaptured,
  async fill(page) {
    await chooseEntry(page, button(page, 'Return or change'), 'Edit order')
    await takeOut(page).waitFor()
  },
  save: takeOut,
  done: (page) => dialog(page).getByText('Removed', { exact: true }),
  typed: takeOut,
  count: async (store, _mark, path) =>
    (await editsOf(store, path))
      .flatMap(({ changes }) => changes)
      .filter(({ type }) => type === 'item_remove').length,
}

const MUG = 'Harbour Mug'

const takeBackLine: WriteForm = {
  name: 'take a new line out of an order edit',
  write: /^\/admin\/order-edits\/[^/]+\/changes\/[^/]+$/,
  async prepare(store, mark) {
    const path = await prepareUncaptured(store, mark)
    const { order_edit: edit } = await store.post<{ order_edit: Edit }>('/order-edits', {
      order_id: path.split('/').at(-1),
    })
    const { variants } = await store.get<{ variants: { id: string; product: { title: string } }[] }>(
      `/variants?q=${MUG}`,
    )
    const variant = variants.find(({ product }) => product.title === MUG)
    await store.post(`/order-edits/${edit.id}/items`, { variant_id: variant?.id, quantity: 1 })
    return path
  },
  async fill(page) {
    await button(page, 'Continue edit').first().click()
    await dialog(page).getByText('New', { exact: true }).waitFor()
  },
  save: (page) =>
    dialog(page)
      .getByRole('button', { name: `Remove ${MUG}` })
      .last(),
  done: (page) => dialog(page).filter({ hasNot: page.getByText('New', { exact: true }) }),
  typed: (page) => dialog(page).getByText('New', { exact: true }),
  count: async (store, _mark, path) =>
    Number((await editsOf(store, path)).every(({ changes }) => changes.length === 0)),
}

const markPaid: WriteForm = {
  name: 'mark an order edit as paid',
  write: /^\/admin\/payment-collections\/[^/]+\/authorize$/,
  prepare: prepareRequested,
  fill: (page) => button(page, 'Mark as paid').click(),
  save: (page) => question(page, /^Mark .* as paid$/),
  done: (page) => status(page, 'Marked as paid'),
  count: counted(({ payment_collection: due }) => due?.status === 'authorized'),
}

const withdraw: WriteForm = {
  name: 'withdraw an order edit',
  write: /^\/admin\/order-edits\/[^/]+\/cancel$/,
  prepare: prepareRequested,
  fill: (page) => button(page, 'Withdraw edit').first().click(),
  save: (page) => question(page, 'Withdraw edit'),
  done: (page) => status(page, 'Edit withdrawn'),
  count: counted(({ status: state }) => state === 'canceled'),
}

const discard: WriteForm = {
  name: 'discard an order edit',
  write: /^\/admin\/order-edits\/[^/]+$/,
  async prepare(store, mark) {
    const path = await prepareUncaptured(store, mark)
    await store.post('/order-edits', { order_id: path.split('/').at(-1) })
    return path
  },
  fill: (page) => button(page, 'Discard edit').first().click(),
  save: (page) => question(page, 'Discard edit'),
  done: (page) => status(page, 'Edit discarded'),
  count: async (store, _mark, path) => 1 - (await editsOf(store, path)).length,
}

/** What is done to edits of orders, but for their request and their confirmation. */
export const ORDER_EDIT_FORMS: readonly WriteForm[] = [
  beginEdit,
  changeLine,
  addLine,
  takeOutLine,
  takeBackLine,
  markPaid,
  withdraw,
  discard,
]
