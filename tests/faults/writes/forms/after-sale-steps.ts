import type { Page } from '@playwright/test'

import { callShop, type Store } from '../store.ts'
import { type Order, prepareDelivered } from './new-order.ts'
import { button, choose, dialog, status, type WriteForm } from './write-form.ts'

interface Parcel {
  id: string
  canceled_at: string | null
  shipped_at: string | null
}

interface Claim {
  id: string
  canceled_at: string | null
  fulfillments: Parcel[]
  claim_items: { note: string | null }[]
}

interface Swap {
  id: string
  fulfillments: Parcel[]
  cart_id: string
  canceled_at: string | null
  payment_status: string
  return_order: { id: string }
}

export interface Written {
  region_id: string
  items: { id: string; variant_id: string }[]
  returns: { status: string }[]
  fulfillments: Parcel[]
  swaps: Swap[]
  claims: Claim[]
}

export const read = async (store: Store, path: string): Promise<Written> =>
  (await store.get<{ order: Written }>(path)).order

export const counted =
  (count: (order: Written) => number) => async (store: Store, _mark: string, path: string) =>
    count(await read(store, path.replace(/^\/a/, '')))

export const question = (page: Page, answer: string | RegExp) =>
  page.getByRole('alertdialog').getByRole('button', { name: answer })

const pieceOf = (order: Written) => order.items.map(({ id }) => ({ item_id: id, quantity: 1 }))

/** What waits to be sent, and the button that sends it at once. */
export const waiting = (page: Page) => page.getByRole('region', { name: 'Waits to be sent' })
export const sendNow = (page: Page) => waiting(page).getByRole('button', { name: 'Send now' })

/** Presses a button, and says yes to its question. */
const press = (name: string) => async (page: Page) => {
  await button(page, name).first().click()
  await question(page, name).click()
}

const cancelReturn: WriteForm = {
  name: 'cancel a return',
  write: /^\/admin\/returns\/[^/]+\/cancel$/,
  async prepare(store, mark) {
    const path = await prepareDelivered(store, mark)
    const items = pieceOf(await read(store, path))
    await store.post(`${path}/return`, { items, no_notification: true })
    return path
  },
  fill: press('Cancel return'),
  save: sendNow,
  typed: waiting,
  done: (page) => status(page, 'Return canceled'),
  count: counted(({ returns }) => returns.filter((one) => one.status === 'canceled').length),
}

/** An order with an exchange that waits for the customer. */
export async function prepareSwap(store: Store, mark: string): Promise<string> {
  const path = await prepareDelivered(store, mark)
  const order = await read(store, path)
  await store.post(`${path}/swaps`, {
    return_items: pieceOf(order),
    additional_items: order.items.map(({ variant_id }) => ({ variant_id, quantity: 2 })),
    no_notification: true,
  })
  return path
}

const cancelExchange: WriteForm = {
  name: 'cancel an exchange',
  write: /^\/admin\/orders\/[^/]+\/swaps\/[^/]+\/cancel$/,
  async prepare(store, mark) {
    const path = await prepareSwap(store, mark)
    const { swaps } = await read(store, path)
    await store.post(`/returns/${swaps[0]?.return_order.id}/cancel`, {})
    return path
  },
  fill: press('Cancel exchange'),
  save: sendNow,
  typed: waiting,
  done: (page) => status(page, 'Exchange canceled'),
  count: counted(({ swaps }) => swaps.filter(({ canceled_at }) => canceled_at !== null).length),
}

/** What the customer does to pay for an exchange. */
export async function paySwap(store: Store, cart: string): Promise<void> {
  const { shipping_options: options } = await callShop<{ shipping_options: { id: string }[] }>(
    store,
    `/shipping-options/${cart}`,
  )
  await callShop(store, `/carts/${cart}/shipping-methods`, { option_id: options[0]?.id })
  await callShop(store, `/carts/${cart}/payment-sessions`, {})
  await callShop(store, `/carts/${cart}/payment-session`, { provider_id: 'manual' })
  await callShop(store, `/carts/${cart}/complete`, {})
}

const settle: WriteForm = {
  name: 'settle an exchange',
  write: /^\/admin\/orders\/[^/]+\/swaps\/[^/]+\/process-payment$/,
  async prepare(store, mark) {
    const path = await prepareSwap(store, mark)
    const { swaps } = await read(store, path)
    await paySwap(store, swaps[0]?.cart_id ?? '')
    return path
  },
  fill: (page) => button(page, 'Capture difference').first().click(),
  save: (page) => question(page, /^Capture /),
  done: (page) => status(page, 'Difference captured'),
  count: counted(({ swaps }) => swaps.filter(({ payment_status }) => payment_status === 'captured').length),
}

/** An order with a claim whose goods wait to be packed. */
export async function prepareClaim(store: Store, mark: string): Promise<string> {
  const path = await prepareDelivered(store, mark)
  const order = await read(store, path)
  const { shipping_options: options } = await store.get<{ shipping_options: { id: string }[] }>(
    `/shipping-options?region_id=${order.region_id}&is_return=false`,
  )
  await store.post<{ order: Order }>(`${path}/claims`, {
    type: 'replace',
    claim_items: order.items.map(({ id }) => ({ item_id: id, quantity: 1, reason: 'production_failure' })),
    additional_items: order.items.map(({ variant_id }) => ({ variant_id, quantity: 1 })),
    shipping_methods: [{ option_id: options[0]?.id, price: 0 }],
    no_notification: true,
  })
  return path
}

const cancelClaim: WriteForm = {
  name: 'cancel a claim',
  write: /^\/admin\/orders\/[^/]+\/claims\/[^/]+\/cancel$/,
  prepare: prepareClaim,
  fill: press('Cancel claim'),
  save: sendNow,
  typed: waiting,
  done: (page) => status(page, 'Claim canceled'),
  count: counted(({ claims }) => claims.filter(({ canceled_at }) => canceled_at !== null).length),
}

/** Packs what goes out with an exchange or a claim. */
export async function packGoods(page: Page): Promise<void> {
  await button(page, 'Pack goods').first().click()
  await choose(page, dialog(page).getByRole('button', { name: 'Taken from' }), 'Hamburg warehouse')
  await dialog(page).getByRole('button', { name: 'Pack', exact: true }).click()
}

const packClaim: WriteForm = {
  name: 'pack the goods of a claim',
  write: /^\/admin\/orders\/[^/]+\/claims\/[^/]+\/fulfillments$/,
  prepare: prepareClaim,
  fill: packGoods,
  save: sendNow,
  done: (page) => status(page, 'Goods packed'),
  typed: waiting,
  count: counted(({ claims }) => claims.flatMap(({ fulfillments }) => fulfillments).length),
}

/** What is done to returns, exchanges and claims once they are registered. */
export const AFTER_SALE_STEP_FORMS: readonly WriteForm[] = [
  cancelReturn,
  cancelExchange,
  settle,
  cancelClaim,
  packClaim,
]
