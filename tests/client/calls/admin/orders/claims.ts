import { orders, returns } from '@stoa/api/admin'
import type { HttpClient } from '@stoa/api/http'
import { row } from '../../../call-row.ts'
import type { IdOf } from '../../../call-row.ts'
import { findTerms } from '../../../prepare/find-terms.ts'
import { firstOf } from '../../../prepare/first-of.ts'
import { packOrder } from '../../../prepare/place-order.ts'

async function claimGift(http: HttpClient, id: IdOf) {
  const { order: claimed, item } = await packOrder(http, id)
  const { order } = await orders.createClaim(http, claimed, {
    type: 'replace',
    claim_items: [{ item_id: item, quantity: 1, reason: 'other' }],
    additional_items: [{ variant_id: id('gift'), quantity: 1 }],
    shipping_methods: [{ option_id: id('delivery'), price: 0 }],
  })
  return { claimed, claim: firstOf(order.claims).id }
}

/** No stock is kept of what goes out, so the stock stays as it is. */
export const rows = [
  row({
    name: 'admin.orders.createClaim',
    route: 'POST /admin/orders/{claimed}/claims',
    body: {
      type: 'replace',
      claim_items: [{ item_id: '{claimed_item}', quantity: 1, reason: 'wrong_item', tags: ['colour'] }],
      additional_items: [{ variant_id: '{gift}', quantity: 1 }],
      shipping_methods: [{ option_id: '{delivery}', price: 0 }],
      return_shipping: { option_id: '{return_delivery}', price: 0 },
    },
    prepare: async (http, id) => {
      const { order, item } = await packOrder(http, id)
      return { ...(await findTerms(http, id)), claimed: order, claimed_item: item }
    },
    call: (http, id) =>
      orders.createClaim(http, id('claimed'), {
        type: 'replace',
        claim_items: [{ item_id: id('claimed_item'), quantity: 1, reason: 'wrong_item', tags: ['colour'] }],
        additional_items: [{ variant_id: id('gift'), quantity: 1 }],
        shipping_methods: [{ option_id: id('delivery'), price: 0 }],
        return_shipping: { option_id: id('return_delivery'), price: 0 },
      }),
    learn: ({ order }) => {
      const claim = firstOf(order.claims)
      return {
        claim: claim.id,
        claim_item: firstOf(claim.claim_items).id,
        claim_return: claim.return_order?.id ?? '',
      }
    },
  }),
  row({
    name: 'admin.orders.updateClaim',
    route: 'POST /admin/orders/{claimed}/claims/{claim}',
    body: { claim_items: [{ id: '{claim_item}', note: 'Blue, not green', tags: [], images: [] }] },
    call: (http, id) =>
      orders.updateClaim(http, id('claimed'), id('claim'), {
        claim_items: [{ id: id('claim_item'), note: 'Blue, not green', tags: [], images: [] }],
      }),
  }),
  row({
    name: 'admin.orders.fulfillClaim',
    route: 'POST /admin/orders/{claimed}/claims/{claim}/fulfillments',
    body: { location_id: '{goods_location}' },
    call: (http, id) =>
      orders.fulfillClaim(http, id('claimed'), id('claim'), { location_id: id('goods_location') }),
    learn: ({ order }) => ({ claim_fulfillment: firstOf(firstOf(order.claims).fulfillments).id }),
  }),
  row({
    name: 'admin.orders.cancelClaimFulfillment',
    route: 'POST /admin/orders/{claimed}/claims/{claim}/fulfillments/{claim_fulfillment}/cancel',
    call: (http, id) =>
      orders.cancelClaimFulfillment(http, id('claimed'), id('claim'), id('claim_fulfillment')),
  }),
  row({
    name: 'admin.orders.cancelClaim',
    route: 'POST /admin/orders/{claimed}/claims/{claim}/cancel',
    prepare: async (http, id) => {
      await returns.cancel(http, id('claim_return'))
      return {}
    },
    call: (http, id) => orders.cancelClaim(http, id('claimed'), id('claim')),
  }),
  row({
    name: 'admin.orders.createClaimShipment',
    route: 'POST /admin/orders/{claimed}/claims/{claim}/shipments',
    body: { fulfillment_id: '{claim_fulfillment}', tracking_numbers: ['DE123456789'] },
    prepare: async (http, id) => {
      const { claimed, claim } = await claimGift(http, id)
      const { order } = await orders.fulfillClaim(http, claimed, claim, {})
      const claim_fulfillment = firstOf(firstOf(order.claims).fulfillments).id
      return { claimed, claim, claim_fulfillment }
    },
    call: (http, id) =>
      orders.createClaimShipment(http, id('claimed'), id('claim'), {
        fulfillment_id: id('claim_fulfillment'),
        tracking_numbers: ['DE123456789'],
      }),
  }),
]
