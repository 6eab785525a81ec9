import type {
  AdminPostOrdersOrderFulfillmentsReq,
  AdminPostOrdersOrderShipmentReq,
} from '@medusajs/client-types'
import { useWrite } from '@stoa/api/react'
import * as orderCalls from './fulfillment-calls.ts'
import { orderShownKeys, packedKeys, stockKeys } from '../keys.ts'
import { recognised } from './recognised.ts'

interface OneOrder {
  id: string
}

type NewFulfillment = OneOrder & {
  fulfillment: AdminPostOrdersOrderFulfillmentsReq
  known: readonly string[]
}

/**
 * Packs pieces of an order. `known` are the ids of its fulfillments so far: a lost answer is found among the others. The
 * form shows an error.
 */
export const useCreateFulfillment = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, fulfillment, known }: NewFulfillment) =>
      orderCalls.createFulfillment(
        http,
        id,
        fulfillment,
        recognised(id, ({ fulfillments }) => fulfillments.some((made) => !known.includes(made.id))),
      ),
    stale: ({ id, fulfillment }) => [...orderShownKeys(id), ...packedKeys(fulfillment)],
  })

/** Unpacks a fulfillment. */
export const useCancelFulfillment = () =>
  useWrite({
    call: (http, { id, fulfillmentId }: OneOrder & { fulfillmentId: string }) =>
      orderCalls.cancelFulfillment(http, id, fulfillmentId),
    stale: ({ id }) => [...orderShownKeys(id), ...stockKeys()],
  })

/** Marks a fulfillment as handed to the carrier. The form shows an error. */
export const useCreateShipment = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, shipment }: OneOrder & { shipment: AdminPostOrdersOrderShipmentReq }) =>
      orderCalls.createShipment(http, id, shipment),
    stale: ({ id }) => orderShownKeys(id),
  })
