import type { AdminPostDraftOrdersReq } from '@medusajs/client-types'
import type { AddressValues } from '@stoa/i18n/address-fields'

import { addressPayload } from '../../orders/model/order-address.ts'
import type { DraftLine, DraftValues } from './draft-values.ts'

/** The fields of a new address that are filled in; undefined when none is. */
function newAddress(address: AddressValues) {
  const payload = addressPayload(address, null)
  return Object.keys(payload).length === 0 ? undefined : payload
}

const itemOf = ({ variantId, title, quantity, price, metadata }: DraftLine) => ({
  quantity: quantity ?? 1,
  ...(variantId === null ? { title } : { variant_id: variantId }),
  ...(price !== null && { unit_price: price }),
  ...(metadata && { metadata }),
})

/** The call that creates the draft. Prices of their own are sent; the store prices everything else. */
export function draftPayload(values: DraftValues): AdminPostDraftOrdersReq {
  const { region, lines, codes, customer, email, option, shippingPrice, isNotified } = values
  const shipping = newAddress(values.shipping)
  const billing = values.isBillingSame ? shipping : newAddress(values.billing)
  return {
    email,
    region_id: region ?? '',
    ...(customer !== null && { customer_id: customer }),
    items: lines.map(itemOf),
    ...(codes.length > 0 && { discounts: codes.map((code) => ({ code })) }),
    ...(shipping && { shipping_address: shipping }),
    ...(billing && { billing_address: billing }),
    shipping_methods:
      option === null ? [] : [{ option_id: option, ...(shippingPrice !== null && { price: shippingPrice }) }],
    no_notification_order: !isNotified,
  }
}
