import {
  useCancelClaim,
  useCancelSwap,
  useFulfillClaim,
  useFulfillSwap,
  type AdminOrder,
} from '@stoa/api/admin/orders'
import { useCancelReturn } from '@stoa/api/admin/returns'

import type { ChangeFulfillment, ChangeRef } from '../../orders/model/held.ts'

/** The writes to a return, an exchange or a claim of an order that a person can take back for a moment. */
export function useChangeWrites({ id }: Pick<AdminOrder, 'id'>) {
  const { mutateAsync: packSwap } = useFulfillSwap()
  const { mutateAsync: packClaim } = useFulfillClaim()
  const { mutateAsync: cancelSwap } = useCancelSwap()
  const { mutateAsync: cancelClaim } = useCancelClaim()
  const { mutateAsync: cancelReturn } = useCancelReturn()
  return {
    pack: (change: ChangeRef, fulfillment: ChangeFulfillment): Promise<unknown> =>
      change.kind === 'swap'
        ? packSwap({ id, swapId: change.id, fulfillment })
        : packClaim({ id, claimId: change.id, fulfillment }),
    cancel: (change: ChangeRef): Promise<unknown> =>
      change.kind === 'swap'
        ? cancelSwap({ id, swapId: change.id })
        : cancelClaim({ id, claimId: change.id }),
    cancelReturn: (returnId: string): Promise<unknown> => cancelReturn({ id: returnId, orderId: id }),
  }
}
