import { customerKeys } from '@stoa/api/admin/customers'
import { inventoryItemKeys } from '@stoa/api/admin/inventory-items'
import {
  orderKeys,
  orderQueries,
  useAddOrderShippingMethod,
  useArchiveOrder,
  useCancelClaim,
  useCancelClaimFulfillment,
  useCancelFulfillment,
  useCancelOrder,
  useCancelSwap,
  useCancelSwapFulfillment,
  useCapturePayment,
  useCompleteOrder,
  useCreateClaim,
  useCreateClaimShipment,
  useCreateFulfillment,
  useCreateShipment,
  useCreateSwap,
  useCreateSwapShipment,
  useFulfillClaim,
  useFulfillSwap,
  useProcessSwapPayment,
  useRefundPayment,
  useRequestReturn,
  useReserveLineItem,
  useUpdateClaim,
  useUpdateOrder,
} from '@stoa/api/admin/orders'
import { paymentKeys } from '@stoa/api/admin/payments'
import { productKeys } from '@stoa/api/admin/products'
import { reservationKeys } from '@stoa/api/admin/reservations'
import { returnKeys } from '@stoa/api/admin/returns'
import { swapKeys } from '@stoa/api/admin/swaps'
import { variantKeys } from '@stoa/api/admin/variants'
import { written } from '../../cache-row.ts'
import type { QueriesOf } from '../../cache-row.ts'

export const queries: QueriesOf<typeof orderQueries> = (http) => ({
  list: [orderQueries(http).list({}), orderQueries(http).list({ q: 'ada' })],
  count: [orderQueries(http).count({}), orderQueries(http).count({ q: 'ada' })],
  detail: [orderQueries(http).detail('order_1'), orderQueries(http).detail('order_2')],
  detailWith: orderQueries(http).detailWith('order_1', { expand: 'claims' }),
  reservations: [
    orderQueries(http).reservations('order_1'),
    orderQueries(http).reservations('order_1', { offset: 20 }),
  ],
})

const id = 'order_1'
const swap = { id, swapId: 'swap_1' }
const claim = { id, claimId: 'claim_1' }
const items = [{ item_id: 'item_1', quantity: 1 }]
const address = { first_name: 'Ada' }
const from = { location_id: 'sloc_1' }
const parcel = { fulfillment_id: 'ful_1', tracking_numbers: ['DE123456789'] }

const page = [orderKeys.detail(id)]
const shown = [...page, orderKeys.lists()]
const payments = [paymentKeys.details()]
const returns = [returnKeys.lists()]
const stock = [inventoryItemKeys.all, variantKeys.all, productKeys.lists(), productKeys.details()]
const reserved = [reservationKeys.all, ...stock]
const swaps = [...page, swapKeys.detail('swap_1'), swapKeys.lists()]

const swapWrites = [
  written(useCreateSwap, { id, swap: { return_items: items } }, [...page, swapKeys.lists(), ...returns]),
  written(useCancelSwap, swap, [...swaps, ...payments]),
  written(useProcessSwapPayment, swap, [...swaps, ...payments]),
  written(useFulfillSwap, { ...swap, fulfillment: {} }, swaps),
  written(useFulfillSwap, { ...swap, fulfillment: from }, [...swaps, ...reserved]),
  written(useCancelSwapFulfillment, { ...swap, fulfillmentId: 'ful_1' }, [...swaps, ...stock]),
  written(useCreateSwapShipment, { ...swap, shipment: parcel }, swaps),
]

const claimWrites = [
  written(useCreateClaim, { id, claim: { type: 'refund', claim_items: items } }, [...page, ...payments]),
  written(
    useCreateClaim,
    { id, claim: { type: 'replace', claim_items: items, return_shipping: { option_id: 'so_1' } } },
    [...page, ...returns, ...reserved],
  ),
  written(useUpdateClaim, { ...claim, changes: { no_notification: true } }, page),
  written(useCancelClaim, claim, page),
  written(useFulfillClaim, { ...claim, fulfillment: {} }, page),
  written(useFulfillClaim, { ...claim, fulfillment: from }, [...page, ...reserved]),
  written(useCancelClaimFulfillment, { ...claim, fulfillmentId: 'ful_1' }, [...page, ...stock]),
  written(useCreateClaimShipment, { ...claim, shipment: parcel }, page),
]

export const writes = [
  written(useUpdateOrder, { id, changes: { shipping_address: address } }, shown),
  written(useUpdateOrder, { id, changes: { customer_id: 'cus_1' } }, [
    ...shown,
    customerKeys.lists(),
    customerKeys.details(),
  ]),
  written(useCompleteOrder, { id }, shown),
  written(useArchiveOrder, { id }, shown),
  written(useCancelOrder, { id }, [...shown, ...payments, ...reserved]),
  written(useCapturePayment, { id }, [...shown, ...payments]),
  written(useRefundPayment, { id, refund: { amount: 100, reason: 'other' }, known: [] }, [
    ...shown,
    ...payments,
  ]),
  written(useRequestReturn, { id, request: { items } }, [...page, ...returns]),
  written(useRequestReturn, { id, request: { items, receive_now: true } }, [...page, ...returns, ...stock]),
  written(useAddOrderShippingMethod, { id, method: { price: 900, option_id: 'so_1' } }, shown),
  written(useReserveLineItem, { id, lineItemId: 'item_1', reservation: from }, [
    orderKeys.reservations(id),
    ...reserved,
  ]),
  written(useCreateFulfillment, { id, fulfillment: { items }, known: [] }, shown),
  written(useCreateFulfillment, { id, fulfillment: { items, ...from }, known: [] }, [...shown, ...reserved]),
  written(useCancelFulfillment, { id, fulfillmentId: 'ful_1' }, [...shown, ...stock]),
  written(useCreateShipment, { id, shipment: parcel }, shown),
  ...swapWrites,
  ...claimWrites,
]
