import { useCancelClaim, useCancelSwap, type AdminOrder } from '@stoa/api/admin/orders'
import { useCancelReturn } from '@stoa/api/admin/returns'

import { useUndoSecond } from '../../orders/components/use-undo-second.ts'

interface Change {
  id: string
  return_order?: { id: string } | null
}

const textsOf = (kind: 'exchange' | 'claim', question: 'cancelExchange' | 'cancelClaim') => ({
  title: `afterSale.twice.${kind}`,
  message: `afterSale.twice.${kind}Message`,
  cancel: `afterSale.${kind}.cancel`,
  canceled: `afterSale.ask.${question}.done`,
})

/** Offers to cancel an exchange or a claim that was made a second time, after the return that came with it. */
export function useUndoSecondChange({ id, display_id: number }: Pick<AdminOrder, 'id' | 'display_id'>) {
  const undoSecond = useUndoSecond()
  const { mutateAsync: cancelSwap } = useCancelSwap()
  const { mutateAsync: cancelClaim } = useCancelClaim()
  const { mutateAsync: cancelReturn } = useCancelReturn()
  const cancelReturnOf = async ({ return_order: back }: Change) => {
    if (back) await cancelReturn({ id: back.id, orderId: id })
  }
  return {
    exchange: (swap: Change) =>
      undoSecond(textsOf('exchange', 'cancelExchange'), number, async () => {
        await cancelReturnOf(swap)
        await cancelSwap({ id, swapId: swap.id })
      }),
    claim: (claim: Change) =>
      undoSecond(textsOf('claim', 'cancelClaim'), number, async () => {
        await cancelReturnOf(claim)
        await cancelClaim({ id, claimId: claim.id })
      }),
  }
}
