import type {
  AdminPostOrdersOrderSwapsReq,
  AdminPostOrdersOrderSwapsSwapFulfillmentsReq,
  AdminPostOrdersOrderSwapsSwapShipmentsReq,
} from '@medusajs/client-types'
import { useWrite } from '@stoa/api/react'
import { orderKeys, packedKeys, paymentKeys, returnKeys, stockKeys, swapKeys } from '../keys.ts'
import * as orderCalls from './swap-calls.ts'

/** `id` is the order's. */
interface OneSwap {
  id: string
  swapId: string
}

type SwapFulfillment = OneSwap & { fulfillment: AdminPostOrdersOrderSwapsSwapFulfillmentsReq }
type SwapShipment = OneSwap & { shipment: AdminPostOrdersOrderSwapsSwapShipmentsReq }

const swapShownKeys = ({ id, swapId }: OneSwap) => [
  orderKeys.detail(id),
  swapKeys.detail(swapId),
  swapKeys.lists(),
]

/** Exchanges pieces of an order for others. The form shows an error. */
export const useCreateSwap = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, swap }: { id: string; swap: AdminPostOrdersOrderSwapsReq }) =>
      orderCalls.createSwap(http, id, swap),
    stale: ({ id }) => [orderKeys.detail(id), swapKeys.lists(), returnKeys.lists()],
  })

/** Cancels a swap and its payment. */
export const useCancelSwap = () =>
  useWrite({
    call: (http, { id, swapId }: OneSwap) => orderCalls.cancelSwap(http, id, swapId),
    stale: (swap) => [...swapShownKeys(swap), paymentKeys.details()],
  })

/** Packs the new pieces of a swap. The form shows an error. */
export const useFulfillSwap = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, swapId, fulfillment }: SwapFulfillment) =>
      orderCalls.fulfillSwap(http, id, swapId, fulfillment),
    stale: (swap) => [...swapShownKeys(swap), ...packedKeys(swap.fulfillment)],
  })

/** Unpacks a swap's fulfillment. */
export const useCancelSwapFulfillment = () =>
  useWrite({
    call: (http, { id, swapId, fulfillmentId }: OneSwap & { fulfillmentId: string }) =>
      orderCalls.cancelSwapFulfillment(http, id, swapId, fulfillmentId),
    stale: (swap) => [...swapShownKeys(swap), ...stockKeys()],
  })

/** Marks a swap's fulfillment as handed to the carrier. The form shows an error. */
export const useCreateSwapShipment = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, swapId, shipment }: SwapShipment) =>
      orderCalls.createSwapShipment(http, id, swapId, shipment),
    stale: swapShownKeys,
  })

/** Captures the customer's difference for a swap, or refunds it. */
export const useProcessSwapPayment = () =>
  useWrite({
    call: (http, { id, swapId }: OneSwap) => orderCalls.processSwapPayment(http, id, swapId),
    stale: (swap) => [...swapShownKeys(swap), paymentKeys.details()],
  })
