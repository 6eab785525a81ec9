import type {
  AdminPostOrdersOrderClaimsClaimFulfillmentsReq,
  AdminPostOrdersOrderClaimsClaimReq,
  AdminPostOrdersOrderClaimsClaimShipmentsReq,
  AdminPostOrdersOrderClaimsReq,
} from '@medusajs/client-types'
import { route } from '@stoa/api/http'
import type { CallOptions, HttpClient } from '@stoa/api/http'
import type { AnsweredOrder, OrderRes } from './orders-types.ts'
import { isPacked, isShipped, isUnpacked, recognised } from './recognised.ts'

type Claim = AnsweredOrder['claims'][number]

/** Recognises a write by what one claim of the order is afterwards. */
const recognisedClaim = (
  id: string,
  claimId: string,
  isDone: (claim: Claim) => boolean,
  options?: CallOptions,
) => recognised(id, ({ claims }) => claims.some((claim) => claim.id === claimId && isDone(claim)), options)

/**
 * Makes good for pieces that were faulty, wrong or missing. `refund` pays back at once: `refund_amount`, in minor
 * units, or their price. `replace` reserves the `additional_items` that go out instead. Refused with 400 without those,
 * without a reason for each piece, and for a line without a variant.
 */
export const createClaim = (
  http: HttpClient,
  id: string,
  payload: AdminPostOrdersOrderClaimsReq,
  options?: CallOptions,
) => http.post<OrderRes>(route`/admin/orders/${id}/claims`, payload, options)

/** Changes a claim's notes, reasons, tags, pictures and ways of shipping. Refused with 400 for a canceled claim. */
export const updateClaim = (
  http: HttpClient,
  id: string,
  claimId: string,
  payload: AdminPostOrdersOrderClaimsClaimReq,
  options?: CallOptions,
) => http.post<OrderRes>(route`/admin/orders/${id}/claims/${claimId}`, payload, options)

/** Cancels a claim. Refused with 400 while its return or a fulfillment of it is not canceled, and after a refund. */
export const cancelClaim = (http: HttpClient, id: string, claimId: string, options?: CallOptions) =>
  http.post<OrderRes>(
    route`/admin/orders/${id}/claims/${claimId}/cancel`,
    undefined,
    recognisedClaim(id, claimId, ({ canceled_at }) => Boolean(canceled_at), options),
  )

/**
 * Creates a fulfillment for the replacement items of a claim; with `location_id` it is taken out of that location's stock. Refused with 400 when it is
 * packed already, for a claim that pays back, and for one without a way of shipping.
 */
export const fulfillClaim = (
  http: HttpClient,
  id: string,
  claimId: string,
  payload: AdminPostOrdersOrderClaimsClaimFulfillmentsReq,
  options?: CallOptions,
) =>
  http.post<OrderRes>(
    route`/admin/orders/${id}/claims/${claimId}/fulfillments`,
    payload,
    recognisedClaim(id, claimId, isPacked, options),
  )

/** Unpacks a claim's fulfillment; its pieces go back into stock. Refused with 400 once it is shipped. */
export const cancelClaimFulfillment = (
  http: HttpClient,
  id: string,
  claimId: string,
  fulfillmentId: string,
  options?: CallOptions,
) =>
  http.post<OrderRes>(
    route`/admin/orders/${id}/claims/${claimId}/fulfillments/${fulfillmentId}/cancel`,
    undefined,
    recognisedClaim(id, claimId, (claim) => isUnpacked(claim, fulfillmentId), options),
  )

/** Marks a claim's fulfillment as handed to the carrier. */
export const createClaimShipment = (
  http: HttpClient,
  id: string,
  claimId: string,
  payload: AdminPostOrdersOrderClaimsClaimShipmentsReq,
  options?: CallOptions,
) =>
  http.post<OrderRes>(
    route`/admin/orders/${id}/claims/${claimId}/shipments`,
    payload,
    recognisedClaim(id, claimId, (claim) => isShipped(claim, payload.fulfillment_id), options),
  )
