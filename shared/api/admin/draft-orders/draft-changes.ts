import type { AdminDraftOrder, DraftOrderChanges } from './draft-orders-types.ts'

type ReadCart = AdminDraftOrder['cart']

/** Whether a draft order, as it is read now, has all that an update sent. */
export function hasChanges(
  { cart, no_notification_order }: Pick<AdminDraftOrder, 'no_notification_order'> & { cart: ChangedCart },
  changes: DraftOrderChanges,
): boolean {
  const { email, customer_id, region_id, discounts, shipping_address, billing_address } = changes
  return (
    isSame(cart.email?.toLowerCase(), email?.toLowerCase()) &&
    isSame(cart.customer_id, customer_id) &&
    isSame(cart.region_id, region_id) &&
    isSame(no_notification_order, changes.no_notification_order) &&
    hasCodes(cart.discounts, discounts) &&
    hasAddress(cart.shipping_address, shipping_address) &&
    hasAddress(cart.billing_address, billing_address)
  )
}

type ChangedCart = Pick<
  ReadCart,
  'email' | 'customer_id' | 'region_id' | 'billing_address' | 'shipping_address'
> & {
  discounts?: readonly { code: string }[]
}

const isSame = (read: unknown, sent: unknown) => sent === undefined || read === sent

function hasCodes(read: ChangedCart['discounts'] = [], sent?: readonly { code: string }[]): boolean {
  if (sent === undefined) return true
  const codes = new Set(read.map(({ code }) => code.toUpperCase()))
  return codes.size === sent.length && sent.every(({ code }) => codes.has(code.toUpperCase()))
}

function hasAddress(
  read: ReadCart['shipping_address'],
  sent?: DraftOrderChanges['shipping_address'],
): boolean {
  if (sent === undefined) return true
  if (typeof sent === 'string') return read?.id === sent
  const fields = { ...read } as Record<string, unknown>
  return Object.entries(sent).every(([name, value]) => (fields[name] ?? '') === (value ?? ''))
}
