import { placeOrder } from '../../../place-order.ts'
import type { Store } from '../store.ts'

/** What the forms look at. */
export interface Order {
  id: string
  display_id: number
  email: string
  status: string
  shipping_address: { city: string } | null
  items: { id: string }[]
  payments: { captured_at: string | null }[]
  refunds: { note: string | null }[]
  shipping_methods: { price: number }[]
  fulfillments: { id: string; canceled_at: string | null; shipped_at: string | null }[]
}

/** An order for four pieces of something without stock. Its line is called like the mark. */
export async function newOrder(store: Store, mark: string): Promise<Order> {
  const { shipping_options: options } = await store.get<{
    shipping_options: { id: string; region_id: string }[]
  }>('/shipping-options?is_return=false')
  const option = options[0]
  const { draft_order: draft } = await store.post<{ draft_order: { id: string } }>('/draft-orders', {
    email: `${mark}@example.com`,
    region_id: option?.region_id,
    items: [{ title: mark, unit_price: 5000, quantity: 4 }],
    shipping_methods: [{ option_id: option?.id }],
  })
  return (await store.post<{ order: Order }>(`/draft-orders/${draft.id}/pay`, {})).order
}

/** The path of such an order of which some pieces are packed, below `/a`. */
export async function packedOrder(store: Store, mark: string, quantity: number): Promise<string> {
  const { id, items } = await newOrder(store, mark)
  const packed = items.map((item) => ({ item_id: item.id, quantity }))
  await store.post(`/orders/${id}/fulfillment`, { items: packed, no_notification: true })
  return `/orders/${id}`
}

/** The path of an order as a shopper placed it, below `/a`: its payment is not captured yet. */
export async function prepareUncaptured({ url }: Store, mark: string): Promise<string> {
  const { id } = await placeOrder(url, { email: `${mark}@example.com`, quantity: 1 })
  return `/orders/${id}`
}

/** The path of such an order that is captured, and of which two pieces are packed. */
export async function prepareDelivered(store: Store, mark: string): Promise<string> {
  const { id } = await placeOrder(store.url, { email: `${mark}@example.com`, quantity: 2 })
  const path = `/orders/${id}`
  const { order } = await store.post<{ order: Order }>(`${path}/capture`, {})
  const items = order.items.map((item) => ({ item_id: item.id, quantity: 2 }))
  await store.post(`${path}/fulfillment`, { items, no_notification: true })
  return path
}

/** The path of such an order whose pieces are reserved nowhere. */
export async function prepareUnreserved(store: Store, mark: string): Promise<string> {
  const path = await prepareUncaptured(store, mark)
  const { order } = await store.get<{ order: Order }>(path)
  const { reservations } = await store.get<{ reservations: { id: string }[] }>(
    `/reservations?line_item_id[]=${order.items[0]?.id}`,
  )
  for (const { id } of reservations) await store.remove(`/reservations/${id}`)
  return path
}
