import {
  useCancelClaimFulfillment,
  useCancelFulfillment,
  useCancelSwapFulfillment,
  useCreateClaimShipment,
  useCreateShipment,
  useCreateSwapShipment,
  type AdminOrder,
} from '@stoa/api/admin/orders'

import type { HeldParcel, Shipment } from '../../model/held.ts'

/** The writes to a parcel of the order, of a swap or of a claim: each has routes of its own. */
export function useParcelWrites({ id }: Pick<AdminOrder, 'id'>) {
  const ship = useCreateShipment()
  const shipSwap = useCreateSwapShipment()
  const shipClaim = useCreateClaimShipment()
  const cancel = useCancelFulfillment()
  const cancelSwap = useCancelSwapFulfillment()
  const cancelClaim = useCancelClaimFulfillment()
  return {
    ship: ({ id: fulfillmentId, part, partId = '' }: HeldParcel, sent: Shipment): Promise<unknown> => {
      const shipment = { ...sent, fulfillment_id: fulfillmentId }
      if (part === 'swap') return shipSwap.mutateAsync({ id, swapId: partId, shipment })
      if (part === 'claim') {
        // The store refuses the choice here: the claim has it.
        const { no_notification: _, ...claimShipment } = shipment
        return shipClaim.mutateAsync({ id, claimId: partId, shipment: claimShipment })
      }
      return ship.mutateAsync({ id, shipment })
    },
    cancel: ({ id: fulfillmentId, part, partId = '' }: HeldParcel): Promise<unknown> => {
      if (part === 'swap') return cancelSwap.mutateAsync({ id, swapId: partId, fulfillmentId })
      if (part === 'claim') return cancelClaim.mutateAsync({ id, claimId: partId, fulfillmentId })
      return cancel.mutateAsync({ id, fulfillmentId })
    },
  }
}
