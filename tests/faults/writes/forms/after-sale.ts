import type { Page } from '@playwright/test'

import type { Store } from '../store.ts'
import { prepareDelivered, prepareUncaptured } from './new-order.ts'
import { button, choose, chooseEntry, dialog, status, twice, type WriteForm } from './write-form.ts'

interface Written {
  returns: { status: string }[]
  refunds: unknown[]
  swaps: { canceled_at: string | null }[]
  claims: { canceled_at: string | null }[]
}

/** How many records of an order are as the form leaves them. */
const counted = (count: (order: Written) => number) => async (store: Store, _mark: string, path: string) => {
  const { order } = await store.get<{ order: Written }>(path.replace(/^\/a/, ''))
  return count(order)
}

async function start(page: Page, name: string, mark: string): Promise<void> {
  await chooseEntry(page, button(page, 'Return or change'), name)
  await dialog(page)
    .getByRole('button', { name: /^Increase/ })
    .first()
    .click()
  await dialog(page).getByRole('textbox', { name: 'Note' }).first().fill(mark)
}

/** A notice of what went wrong. */
const notice = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })

const typed = (page: Page, mark: string) => dialog(page).locator(`input[value="${mark}"]`)

const requestReturn: WriteForm = {
  name: 'request a return',
  write: /^\/admin\/orders\/[^/]+\/return$/,
  prepare: prepareDelivered,
  fill: (page, mark) => start(page, 'Request return', mark),
  save: (page) => dialog(page).getByRole('button', { name: 'Request return' }),
  done: (page) => status(page, 'Return requested').or(twice(page)),
  undo: 'Cancel return',
  typed,
  count: counted(({ returns }) => returns.filter((one) => one.status !== 'canceled').length),
}

const refundClaim: WriteForm = {
  name: 'refund a claim',
  write: /^\/admin\/orders\/[^/]+\/claims$/,
  prepare: prepareDelivered,
  async fill(page, mark) {
    await start(page, 'Register claim', mark)
    await choose(page, dialog(page).getByRole('button', { name: 'Reason' }).first(), 'Faulty')
    await dialog(page).getByText('Pay back at once.').click()
  },
  save: (page) => dialog(page).getByRole('button', { name: /^Refund / }),
  done: (page) => status(page, 'Claim registered').or(notice(page, 'This claim was registered twice')),
  doubled: (page) => notice(page, 'This claim was registered twice'),
  typed,
  count: counted(({ refunds }) => refunds.length),
}

async function addMug(page: Page): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Add variants' }).click()
  const picker = page.getByRole('dialog', { name: 'Choose variants' })
  await picker.getByRole('searchbox', { name: 'Search variants' }).fill('Harbour Mug')
  await picker
    .getByRole('checkbox', { name: /Harbour Mug/ })
    .first()
    .check()
  await picker.getByRole('button', { name: 'Add', exact: true }).click()
  await picker.waitFor({ state: 'hidden' })
}

const replaceClaim: WriteForm = {
  name: 'replace the goods of a claim',
  write: /^\/admin\/orders\/[^/]+\/claims$/,
  prepare: prepareDelivered,
  async fill(page, mark) {
    await start(page, 'Register claim', mark)
    await choose(page, dialog(page).getByRole('button', { name: 'Reason' }).first(), 'Faulty')
    await addMug(page)
    await choose(page, dialog(page).getByRole('button', { name: 'Delivery' }), /^Standard/)
  },
  save: (page) => dialog(page).getByRole('button', { name: 'Register claim' }),
  done: (page) => status(page, 'Claim registered').or(twice(page)),
  undo: 'Cancel claim',
  typed,
  count: counted(({ claims }) => claims.filter(({ canceled_at }) => canceled_at === null).length),
}

const exchange: WriteForm = {
  name: 'register an exchange',
  write: /^\/admin\/orders\/[^/]+\/swaps$/,
  prepare: prepareDelivered,
  async fill(page, mark) {
    await start(page, 'Exchange goods', mark)
    await addMug(page)
  },
  save: (page) => dialog(page).getByRole('button', { name: 'Create exchange' }),
  done: (page) => status(page, 'Exchange created').or(twice(page)),
  undo: 'Cancel exchange',
  typed,
  count: counted(({ swaps }) => swaps.filter(({ canceled_at }) => canceled_at === null).length),
}

const stock = (page: Page) => dialog(page).getByRole('button', { name: 'Goes into the stock of' })

const receiveReturn: WriteForm = {
  name: 'receive a return',
  write: /^\/admin\/returns\/[^/]+\/receive$/,
  async prepare(store, mark) {
    const path = await prepareDelivered(store, mark)
    const { order } = await store.get<{ order: { items: { id: string }[] } }>(path)
    const items = order.items.map(({ id }) => ({ item_id: id, quantity: 1 }))
    await store.post(`${path}/return`, { items, no_notification: true })
    return path
  },
  async fill(page) {
    await page.getByRole('button', { name: 'Receive return' }).click()
    await choose(page, stock(page), 'Hamburg warehouse')
  },
  save: (page) => dialog(page).getByRole('button', { name: /^Receive and refund/ }),
  done: (page) => status(page, 'Return received'),
  typed: stock,
  count: counted(({ returns }) => returns.filter(({ status: state }) => state === 'received').length),
}

/** Opens an edit in which one line has one piece more. */
async function editOrder(page: Page, mark: string): Promise<void> {
  await chooseEntry(page, button(page, 'Return or change'), 'Edit order')
  await dialog(page)
    .getByRole('button', { name: /^Increase/ })
    .first()
    .click()
  await dialog(page).getByText('Customer pays').waitFor()
  await dialog(page).getByRole('textbox', { name: 'Internal note' }).fill(mark)
}

const noted = (page: Page, mark: string) => dialog(page).getByText(mark, { exact: true })

/** An edit is not a part of its order's answer. */
const editsThatAre =
  (...states: string[]) =>
  async (store: Store, _mark: string, path: string) => {
    const { order_edits } = await store.get<{ order_edits: { status: string }[] }>(
      `/order-edits?order_id=${path.split('/').at(-1)}`,
    )
    return order_edits.filter(({ status: state }) => states.includes(state)).length
  }

const requestEdit: WriteForm = {
  name: 'request an order edit',
  write: /^\/admin\/order-edits\/[^/]+\/request$/,
  prepare: prepareUncaptured,
  fill: editOrder,
  save: (page) => dialog(page).getByRole('button', { name: 'Request confirmation' }),
  done: (page) => status(page, 'Confirmation requested'),
  typed: noted,
  count: editsThatAre('requested'),
}

const confirmEdit: WriteForm = {
  name: 'confirm an order edit',
  write: /^\/admin\/order-edits\/[^/]+\/confirm$/,
  prepare: prepareUncaptured,
  async fill(page, mark) {
    await editOrder(page, mark)
    await dialog(page).getByText('Change at once').click()
  },
  save: (page) => dialog(page).getByRole('button', { name: 'Change order' }),
  done: (page) => status(page, 'Order changed'),
  typed: noted,
  count: editsThatAre('confirmed'),
}

/** The note of an edit is a call of its own, before its request. */
const noteEdit: WriteForm = {
  ...requestEdit,
  name: 'note why an order is edited',
  write: /^\/admin\/order-edits\/[^/]+$/,
  async count(store, mark, path) {
    const { order_edits } = await store.get<{ order_edits: { internal_note: string | null }[] }>(
      `/order-edits?order_id=${path.split('/').at(-1)}`,
    )
    return order_edits.filter(({ internal_note }) => internal_note === mark).length
  },
}

export const AFTER_SALE_FORMS: readonly WriteForm[] = [
  requestReturn,
  refundClaim,
  exchange,
  receiveReturn,
  requestEdit,
  confirmEdit,
]

export const CLAIM_STEP_FORMS: readonly WriteForm[] = [replaceClaim]

export const EDIT_NOTE_FORMS: readonly WriteForm[] = [noteEdit]
