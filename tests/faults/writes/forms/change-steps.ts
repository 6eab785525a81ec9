import type { Page } from '@playwright/test'

import type { Store } from '../store.ts'
import {
  counted,
  packGoods,
  paySwap,
  prepareClaim,
  prepareSwap,
  question,
  read,
  sendNow,
  waiting,
  type Written,
} from './after-sale-steps.ts'
import { button, dialog, status, type WriteForm } from './write-form.ts'

/** An order with an exchange that the customer settled; the order's own parcel is on its way. */
async function prepareSettled(store: Store, mark: string): Promise<string> {
  const path = await prepareSwap(store, mark)
  const { swaps, fulfillments } = await read(store, path)
  await paySwap(store, swaps[0]?.cart_id ?? '')
  await store.post(`${path}/shipment`, { fulfillment_id: fulfillments[0]?.id, no_notification: true })
  return path
}

async function prepareSwapParcel(store: Store, mark: string): Promise<string> {
  const path = await prepareSettled(store, mark)
  const { swaps } = await read(store, path)
  await store.post(`${path}/swaps/${swaps[0]?.id}/fulfillments`, { no_notification: true })
  return path
}

async function prepareClaimParcel(store: Store, mark: string): Promise<string> {
  const path = await prepareClaim(store, mark)
  const { claims, fulfillments } = await read(store, path)
  await store.post(`${path}/shipment`, { fulfillment_id: fulfillments[0]?.id, no_notification: true })
  await store.post(`${path}/claims/${claims[0]?.id}/fulfillments`, { no_notification: true })
  return path
}

type Parcels = Written['fulfillments']

const ofSwaps = (count: (parcels: Parcels) => number) =>
  counted(({ swaps }) => count(swaps.flatMap(({ fulfillments }) => fulfillments)))
const ofClaims = (count: (parcels: Parcels) => number) =>
  counted(({ claims }) => count(claims.flatMap(({ fulfillments }) => fulfillments)))
const shipped = (parcels: Parcels) => parcels.filter(({ shipped_at }) => shipped_at !== null).length
const canceled = (parcels: Parcels) => parcels.filter(({ canceled_at }) => canceled_at !== null).length

async function ship(page: Page, mark: string): Promise<void> {
  await button(page, 'Mark as shipped').click()
  await dialog(page).getByRole('textbox', { name: 'Tracking numbers' }).fill(mark)
  await dialog(page).getByRole('button', { name: 'Mark as shipped' }).click()
}

async function cancelParcel(page: Page): Promise<void> {
  // The card of the parcels has one, and the timeline.
  await button(page, 'Cancel fulfillment').first().click()
  await question(page, 'Cancel fulfillment').click()
}

const held = { save: sendNow, typed: waiting }

const packSwap: WriteForm = {
  ...held,
  name: 'pack the goods of an exchange',
  write: /^\/admin\/orders\/[^/]+\/swaps\/[^/]+\/fulfillments$/,
  prepare: prepareSettled,
  fill: packGoods,
  done: (page) => status(page, 'Goods packed'),
  count: ofSwaps(({ length }) => length),
}

const shipSwap: WriteForm = {
  ...held,
  name: 'ship the goods of an exchange',
  write: /^\/admin\/orders\/[^/]+\/swaps\/[^/]+\/shipments$/,
  prepare: prepareSwapParcel,
  fill: ship,
  done: (page) => status(page, 'Marked as shipped'),
  count: ofSwaps(shipped),
}

const cancelSwapParcel: WriteForm = {
  ...held,
  name: 'cancel the parcel of an exchange',
  write: /^\/admin\/orders\/[^/]+\/swaps\/[^/]+\/fulfillments\/[^/]+\/cancel$/,
  prepare: prepareSwapParcel,
  fill: cancelParcel,
  done: (page) => status(page, 'Fulfillment canceled'),
  count: ofSwaps(canceled),
}

const shipClaim: WriteForm = {
  ...held,
  name: 'ship the goods of a claim',
  write: /^\/admin\/orders\/[^/]+\/claims\/[^/]+\/shipments$/,
  prepare: prepareClaimParcel,
  fill: ship,
  done: (page) => status(page, 'Marked as shipped'),
  count: ofClaims(shipped),
}

const cancelClaimParcel: WriteForm = {
  ...held,
  name: 'cancel the parcel of a claim',
  write: /^\/admin\/orders\/[^/]+\/claims\/[^/]+\/fulfillments\/[^/]+\/cancel$/,
  prepare: prepareClaimParcel,
  fill: cancelParcel,
  done: (page) => status(page, 'Fulfillment canceled'),
  count: ofClaims(canceled),
}

const editClaim: WriteForm = {
  name: 'edit a claim',
  write: /^\/admin\/orders\/[^/]+\/claims\/[^/]+$/,
  prepare: prepareClaim,
  async fill(page, mark) {
    await button(page, 'Edit claim').click()
    await dialog(page).getByRole('textbox', { name: 'Note' }).first().fill(mark)
  },
  save: (page) => dialog(page).getByRole('button', { name: 'Save' }),
  done: (page) => status(page, 'Claim saved'),
  typed: (page, mark) => dialog(page).locator(`input[value="${mark}"]`),
  count: async (store, mark, path) => {
    const { claims } = await read(store, path.replace(/^\/a/, ''))
    return claims.flatMap(({ claim_items }) => claim_items).filter(({ note }) => note === mark).length
  },
}

/** What is done to the goods of exchanges and claims. */
export const CHANGE_STEP_FORMS: readonly WriteForm[] = [
  packSwap,
  shipSwap,
  cancelSwapParcel,
  shipClaim,
  cancelClaimParcel,
  editClaim,
]
