import type {
  AdminPostOrdersOrderFulfillmentsReq,
  AdminPostOrdersOrderShipmentReq,
} from '@medusajs/client-types'
import { useWrite } from '@stoa/api/react'
import * as orderCalls from './fulfillment-calls.ts'
import { orderShownKeys, packedKeys, stockKeys } from '../keys.ts'

interface OneOrder {
  id: string
}

/** Packs pieces of an order. The form shows an error. */
export const useCreateFulfillment = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, fulfillment }: OneOrder & { fulfillment: AdminPostOrdersOrderFulfillmentsReq }) =>
      orderCalls.createFulfillment(http, id, fulfillment),
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
