import type { Row } from '../api.mts'
import type { OrderDesk, Share } from './order-desk.mts'
import { checkOut, sellable } from './place-order.mts'

interface Return extends Row {
  items: { item_id: string; quantity: number }[]
}

/** Asks for goods back and answers the id of the return. */
export async function requestReturn(desk: OrderDesk, share: Share, reason: string): Promise<string> {
  const { staff, settings } = desk.world
  const { order } = await staff.post<{ order: { returns: Return[] } }>(
    `${desk.path}/return?fields=id&expand=returns`,
    {
      items: desk.lines(share).map((line) => ({
        ...line,
        reason_id: settings.reasons[reason],
        note: reason === 'not_as_described' ? 'Much greener than in the picture.' : undefined,
      })),
      return_shipping: { option_id: desk.region.shipping['Return parcel'] },
      location_id: desk.location,
    },
  )
  return order.returns[0]?.id ?? ''
}

export async function receiveReturn(
  desk: OrderDesk,
  id: string,
  lines: { item_id: string; quantity: number }[],
): Promise<void> {
  await desk.world.staff.post(`/admin/returns/${id}/receive`, { items: lines, location_id: desk.location })
}

export async function cancelReturn(desk: OrderDesk, id: string): Promise<void> {
  await desk.world.staff.post(`/admin/returns/${id}/cancel`)
}

interface Swap extends Row {
  cart_id: string
  return_order: Row
  fulfillments: Row[]
}

/** Exchanges one piece for another variant; the customer has not paid yet. */
export async function startSwap(desk: OrderDesk): Promise<Swap> {
  const { staff, random, settings } = desk.world
  const wanted = random.pick(sellable(desk.world))
  await staff.post(`${desk.path}/swaps?fields=id&expand=`, {
    return_items: desk.lines('part').map((line) => ({ ...line, reason_id: settings.reasons['too_small'] })),
    additional_items: [{ variant_id: wanted.id, quantity: 1 }],
    return_shipping: { option_id: desk.region.shipping['Return parcel'], price: 0 },
    return_location_id: desk.location,
  })
  const { order } = await staff.get<{ order: { swaps: Swap[] } }>(
    `${desk.path}?fields=id&expand=swaps,swaps.return_order`,
  )
  const [swap] = order.swaps
  if (!swap) throw new Error('The swap is missing.')
  return swap
}

export async function paySwap(desk: OrderDesk, swap: Swap): Promise<void> {
  const { api, address, email } = desk.person
  await api.post(`/store/carts/${swap.cart_id}`, {
    email,
    shipping_address: address,
    billing_address: address,
  })
  await checkOut(api, swap.cart_id, desk.region.shipping['Standard'] ?? '')
}

export async function actOnSwap(
  desk: OrderDesk,
  swap: Swap,
  action: 'process-payment' | 'cancel',
): Promise<void> {
  await desk.act(`swaps/${swap.id}/${action}`)
}

export async function fulfilSwap(desk: OrderDesk, swap: Swap, alsoShip: boolean): Promise<void> {
  const { staff } = desk.world
  await desk.act(`swaps/${swap.id}/fulfillments`, { location_id: desk.location })
  if (!alsoShip) return
  const { order } = await staff.get<{ order: { swaps: Swap[] } }>(
    `${desk.path}?fields=id&expand=swaps,swaps.fulfillments`,
  )
  const fulfillment_id = order.swaps[0]?.fulfillments[0]?.id
  await desk.act(`swaps/${swap.id}/shipments`, { fulfillment_id, tracking_numbers: desk.tracking() })
}

interface Claim extends Row {
  fulfillments: Row[]
  return_order: Row
}

export async function fileClaim(
  desk: OrderDesk,
  type: 'refund' | 'replace',
  reason: string,
  note: string,
): Promise<Claim> {
  const { staff } = desk.world
  const item = desk.firstItem()
  const { shipping } = desk.region
  await desk.act('claims', {
    type,
    claim_items: [{ item_id: item.id, quantity: 1, reason, note, tags: [reason.split('_')[0]] }],
    return_shipping: { option_id: shipping['Return paid by us'], price: 0 },
    ...(type === 'replace' && {
      additional_items: [{ variant_id: item.variant_id, quantity: 1 }],
      shipping_methods: [{ option_id: shipping['Standard'], price: 0 }],
      shipping_address: desk.person.address,
    }),
    ...(type === 'refund' && { refund_amount: Math.min(item.unit_price, Math.floor(desk.order.total / 2)) }),
    return_location_id: desk.location,
  })
  const { order } = await staff.get<{ order: { claims: Claim[] } }>(
    `${desk.path}?fields=id&expand=claims,claims.return_order`,
  )
  const [claim] = order.claims
  if (!claim) throw new Error('The claim is missing.')
  return claim
}

export async function fulfilClaim(desk: OrderDesk, claim: Claim, alsoShip: boolean): Promise<void> {
  await desk.act(`claims/${claim.id}/fulfillments`, { location_id: desk.location })
  if (!alsoShip) return
  const { order } = await desk.world.staff.get<{ order: { claims: Claim[] } }>(
    `${desk.path}?fields=id&expand=claims,claims.fulfillments`,
  )
  const fulfillment_id = order.claims[0]?.fulfillments[0]?.id
  await desk.act(`claims/${claim.id}/shipments`, { fulfillment_id, tracking_numbers: desk.tracking() })
}

/** The goods that were to come back stay with the customer. */
export async function cancelClaim(desk: OrderDesk, claim: Claim): Promise<void> {
  await cancelReturn(desk, claim.return_order.id)
  await desk.act(`claims/${claim.id}/cancel`)
}

/** Proposes one more piece of something; `until` says how far the change got. Answers the id of the change. */
export async function editOrder(
  desk: OrderDesk,
  until: 'created' | 'requested' | 'confirmed' | 'declined' | 'canceled',
): Promise<string> {
  const { staff, random } = desk.world
  const { order_edit } = await staff.post<{ order_edit: Row & { items: Row[] } }>('/admin/order-edits', {
    order_id: desk.order.id,
    internal_note: random.pick(['Customer telephoned', 'Asked for by e-mail', 'Wants to save on shipping']),
  })
  const path = `/admin/order-edits/${order_edit.id}`
  await staff.post(`${path}/items`, { variant_id: random.pick(sellable(desk.world)).id, quantity: 1 })
  if (until === 'created') return order_edit.id
  await staff.post(`${path}/request`)
  if (until === 'confirmed') await staff.post(`${path}/confirm`)
  if (until === 'canceled') await staff.post(`${path}/cancel`)
  if (until === 'declined')
    await desk.person.api.post(`/store/order-edits/${order_edit.id}/decline`, {
      declined_reason: 'That is more than I wanted to spend',
    })
  return order_edit.id
}
