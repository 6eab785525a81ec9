import type {
  AdminPostOrdersOrderClaimsClaimFulfillmentsReq,
  AdminPostOrdersOrderClaimsClaimReq,
  AdminPostOrdersOrderClaimsClaimShipmentsReq,
  AdminPostOrdersOrderClaimsReq,
} from '@medusajs/client-types'
import { useWrite } from '@stoa/api/react'
import { orderKeys, packedKeys, paymentKeys, reservedKeys, returnKeys, stockKeys } from '../keys.ts'
import * as orderCalls from './claim-calls.ts'

/** `id` is the order's. */
interface OneClaim {
  id: string
  claimId: string
}

type ClaimUpdate = OneClaim & { changes: AdminPostOrdersOrderClaimsClaimReq }
type ClaimFulfillment = OneClaim & { fulfillment: AdminPostOrdersOrderClaimsClaimFulfillmentsReq }
type ClaimShipment = OneClaim & { shipment: AdminPostOrdersOrderClaimsClaimShipmentsReq }

/** Makes good for pieces that were faulty, wrong or missing. The form shows an error. */
export const useCreateClaim = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, claim }: { id: string; claim: AdminPostOrdersOrderClaimsReq }) =>
      orderCalls.createClaim(http, id, claim),
    stale: ({ id, claim }) => [
      orderKeys.detail(id),
      ...(claim.return_shipping ? [returnKeys.lists()] : []),
      ...(claim.type === 'refund' ? [paymentKeys.details()] : reservedKeys()),
    ],
  })

/** Changes a claim. The form shows an error. */
export const useUpdateClaim = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, claimId, changes }: ClaimUpdate) => orderCalls.updateClaim(http, id, claimId, changes),
    stale: ({ id }) => [orderKeys.detail(id)],
  })

/** Cancels a claim. */
export const useCancelClaim = () =>
  useWrite({
    call: (http, { id, claimId }: OneClaim) => orderCalls.cancelClaim(http, id, claimId),
    stale: ({ id }) => [orderKeys.detail(id)],
  })

/** Creates a fulfillment for the replacement items of a claim. The form shows an error. */
export const useFulfillClaim = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, claimId, fulfillment }: ClaimFulfillment) =>
      orderCalls.fulfillClaim(http, id, claimId, fulfillment),
    stale: ({ id, fulfillment }) => [orderKeys.detail(id), ...packedKeys(fulfillment)],
  })

/** Unpacks a claim's fulfillment. */
export const useCancelClaimFulfillment = () =>
  useWrite({
    call: (http, { id, claimId, fulfillmentId }: OneClaim & { fulfillmentId: string }) =>
      orderCalls.cancelClaimFulfillment(http, id, claimId, fulfillmentId),
    stale: ({ id }) => [orderKeys.detail(id), ...stockKeys()],
  })

/** Marks a claim's fulfillment as handed to the carrier. The form shows an error. */
export const useCreateClaimShipment = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, claimId, shipment }: ClaimShipment) =>
      orderCalls.createClaimShipment(http, id, claimId, shipment),
    stale: ({ id }) => [orderKeys.detail(id)],
  })
