import type { APIRequestContext } from '@playwright/test'

import { staff } from '../../commands/backend/accounts.mts'
import type { Stack } from '../../commands/stack/stack.ts'
import { placeOrder, type PlacedOrder } from '../place-order.ts'
import { expect } from './environment.ts'

interface AdminOrder {
  items: { id: string; variant_id: string }[]
  fulfillments: { id: string }[]
  returns: {
    id: string
    status: string
    items: { item_id: string; quantity: number; reason_id: string | null; note: string | null }[]
  }[]
  swaps: { payment_status: string; confirmed_at: string | null }[]
}

interface StockedVariant {
  inventory: { location_levels: { location_id: string }[] }[]
}

interface AdminEdit {
  status: string
  declined_reason: string | null
  payment_collection_id: string | null
}

interface AdminPayment {
  status: string
  amount: number
  authorized_amount: number | null
  payment_sessions: { provider_id: string; amount: number; status: string }[]
}

/** Calls of the staff, in a session apart from the shopper's. */
export async function staffOf(request: APIRequestContext, { urls }: Stack) {
  const url = (path: string) => `${urls.backend}/admin${path}`
  const post = async <Body>(path: string, data: object = {}): Promise<Body> => {
    const answer = await request.post(url(path), { data })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    return (await answer.json()) as Body
  }
  await post('/auth', staff)
  const get = async <Body>(path: string) => (await (await request.get(url(path))).json()) as Body
  const order = async (id: string) => (await get<{ order: AdminOrder }>(`/orders/${id}`)).order
  const edit = async (id: string) => (await get<{ order_edit: AdminEdit }>(`/order-edits/${id}`)).order_edit
  return {
    post,
    order,
    edit,
    /** What is paid of an order edit's difference. */
    paymentOf: async (editId: string) => {
      const path = `/payment-collections/${(await edit(editId)).payment_collection_id}`
      return (await get<{ payment_collection: AdminPayment }>(`${path}?expand=payment_sessions`))
        .payment_collection
    },
    /** The id of a location that stocks the first line of an order. */
    locationOf: async (id: string) => {
      const { variant_id } = (await order(id)).items[0] ?? {}
      const { variant } = await get<{ variant: StockedVariant }>(`/variants/${variant_id}/inventory`)
      return variant.inventory[0]?.location_levels[0]?.location_id
    },
  }
}

/** What `staffOf` answers. */
export type Staff = Awaited<ReturnType<typeof staffOf>>

/** An e-mail address that no other journey uses. */
export const email = (name: string): string => `${name}-${Date.now()}@stoa.test`

/** A paid order of three pieces that is on its way. */
export async function shippedOrder(stack: Stack, { post, order }: Staff, name: string): Promise<PlacedOrder> {
  const placed = await placeOrder(stack.urls.backend, { email: email(name) })
  await post(`/orders/${placed.id}/capture`)
  const { items } = await order(placed.id)
  await post(`/orders/${placed.id}/fulfillment`, {
    items: items.map(({ id }) => ({ item_id: id, quantity: 3 })),
    no_notification: true,
  })
  const { fulfillments } = await order(placed.id)
  await post(`/orders/${placed.id}/shipment`, {
    fulfillment_id: fulfillments[0]?.id,
    tracking_numbers: ['AB123'],
    no_notification: true,
  })
  return placed
}

/** A change of an order, one piece more, that its buyer is asked to accept. */
export async function requestEdit(desk: Staff, order: PlacedOrder): Promise<string> {
  const [line] = (await desk.order(order.id)).items
  const { order_edit } = await desk.post<{ order_edit: { id: string } }>('/order-edits', {
    order_id: order.id,
  })
  await desk.post(`/order-edits/${order_edit.id}/items`, { variant_id: line?.variant_id, quantity: 1 })
  await desk.post(`/order-edits/${order_edit.id}/request`)
  return order_edit.id
}
