import type { Page } from '@playwright/test'

import type { Stack } from '../../commands/stack/stack.ts'
import { expect } from './environment.ts'

interface Item {
  id: string
  title: string
  quantity: number
  returned_quantity: number | null
  refundable: number
}

interface Order {
  id: string
  display_id: number
  total: number
  refunded_total: number
  items: Item[]
  returns: { id: string; status: string; refund_amount: number; items: { reason_id: string | null }[] }[]
  swaps: {
    id: string
    canceled_at: string | null
    additional_items: Item[]
    return_order: { status: string }
  }[]
  claims: {
    type: string
    fulfillment_status: string
    claim_items: { reason: string; note: string | null; images: { url: string }[] }[]
  }[]
}

export const admin = (page: Page, stack: Stack) => {
  const url = (path: string) => `${stack.urls.backend}/admin${path}`
  return {
    get: async <Answer>(path: string) => (await (await page.request.get(url(path))).json()) as Answer,
    post: async <Answer>(path: string, data: object = {}) => {
      const response = await page.request.post(url(path), { data })
      expect(response.ok(), `${path}: ${await response.text()}`).toBe(true)
      return (await response.json()) as Answer
    },
  }
}

interface Variant {
  id: string
  manage_inventory: boolean
  inventory_quantity: number
  calculated_price: number | null
  product: { title: string; is_giftcard: boolean }
}

const REGIONS: Readonly<Record<string, string>> = { eur: 'Europe', jpy: 'Japan' }

/** A paid order of four pieces of one variant and two of another, and a location that stocks the first. */
export async function placeOrder(page: Page, stack: Stack, currency = 'eur') {
  const { get, post } = admin(page, stack)
  const { regions } = await get<{ regions: { id: string; name: string; countries: { iso_2: string }[] }[] }>(
    '/regions?limit=50',
  )
  const region = regions.find(({ name }) => name === REGIONS[currency])
  const options = await get<{ shipping_options: { id: string; name: string }[] }>(
    `/shipping-options?region_id=${region?.id}&is_return=false`,
  )
  const { variants } = await get<{ variants: Variant[] }>(`/variants?region_id=${region?.id}&limit=100`)
  const sellable = variants.filter(
    (one) =>
      one.calculated_price && one.manage_inventory && one.inventory_quantity > 5 && !one.product.is_giftcard,
  )
  const [goods] = sellable
  const more = sellable.find(({ product }) => product.title !== goods?.product.title)
  const address = {
    first_name: 'Ada',
    last_name: 'Byron',
    address_1: '1 Harbour Road',
    city: 'Harbour',
    postal_code: '10115',
    country_code: region?.countries[0]?.iso_2,
  }
  const { draft_order } = await post<{ draft_order: { id: string } }>('/draft-orders', {
    email: 'ada.returns@example.com',
    region_id: region?.id,
    items: [
      { variant_id: goods?.id, quantity: 4 },
      { variant_id: more?.id, quantity: 2 },
    ],
    shipping_methods: [{ option_id: options.shipping_options.find(({ name }) => name === 'Standard')?.id }],
    shipping_address: address,
    billing_address: address,
    no_notification_order: true,
  })
  const { order } = await post<{ order: Order }>(`/draft-orders/${draft_order.id}/pay`)
  const stocked = await get<{ variant: { inventory: { location_levels: { location_id: string }[] }[] } }>(
    `/variants/${goods?.id}/inventory`,
  )
  const { stock_locations } = await get<{ stock_locations: { id: string; name: string }[] }>(
    '/stock-locations',
  )
  const levels = stocked.variant.inventory.flatMap(({ location_levels }) => location_levels)
  const location = stock_locations.find(({ id }) => levels.some(({ location_id }) => location_id === id))
  const line = order.items.find(({ quantity }) => quantity === 4)
  if (!line || !location) throw new Error('No order, or no location that stocks its goods')
  return { id: order.id, number: order.display_id, line, location: location.name }
}

export async function packOrder(page: Page, stack: Stack, currency?: string) {
  const order = await placeOrder(page, stack, currency)
  const { post, get } = admin(page, stack)
  const { order: placed } = await get<{ order: Order }>(`/orders/${order.id}`)
  const items = placed.items.map(({ id, quantity }) => ({ item_id: id, quantity }))
  await post(`/orders/${order.id}/fulfillment`, { items, no_notification: true })
  return order
}

export const saved = async (page: Page, stack: Stack, id: string) =>
  (await admin(page, stack).get<{ order: Order }>(`/orders/${id}`)).order

export const card = (page: Page) => page.getByRole('region', { name: 'Returns and changes' })
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
export const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

export async function start(page: Page, stack: Stack, id: string, action: string) {
  await page.goto(`${stack.urls.admin}/a/orders/${id}`)
  await card(page).getByRole('button', { name: 'Return or change' }).click()
  await page.getByRole('menuitem', { name: action }).click()
  await expect(dialog(page, action)).toBeVisible()
  return dialog(page, action)
}

export const lineOf = (within: ReturnType<typeof dialog>, title: string) =>
  within.getByRole('group', { name: title, exact: true }).first()

export async function choose(
  page: Page,
  within: ReturnType<typeof dialog>,
  field: string,
  option: string | RegExp,
) {
  await within.getByRole('button', { name: field }).click()
  await page.getByRole('option', { name: option }).click()
}

/** Presses the button of what waits, so that it is sent at once. */
export async function sendNow(page: Page) {
  const waiting = page.getByRole('region', { name: 'Waits to be sent' })
  await waiting.getByRole('button', { name: 'Send now' }).click()
  await expect(waiting).toBeHidden()
}

export async function addVariant(page: Page, within: ReturnType<typeof dialog>, search: string) {
  await within.getByRole('button', { name: 'Add variants' }).click()
  const picker = dialog(page, 'Choose variants')
  await picker.getByRole('searchbox', { name: 'Search variants' }).fill(search)
  await picker
    .getByRole('checkbox', { name: new RegExp(search) })
    .first()
    .check()
  await picker.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(picker).toBeHidden()
}
