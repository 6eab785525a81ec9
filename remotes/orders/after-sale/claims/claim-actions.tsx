import { lazyDialog } from '@stoa/admin/lazy-dialog'
import { useCancelClaim, type AdminOrder } from '@stoa/api/admin/orders'
import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { useState } from 'react'

import { useAsk } from '../components/use-ask.ts'
import { claimActions } from '../model/allowed.ts'
import { announcedReturn } from '../model/receipt.ts'
import { ReturnActions } from '../returns/return-actions.tsx'

const EditClaim = lazyDialog(async () => (await import('./edit-claim.tsx')).EditClaim)
const PackChange = lazyDialog(async () => (await import('../components/pack-change.tsx')).PackChange)

interface ClaimActionsProps {
  order: AdminOrder
  claim: AdminOrder['claims'][number]
  /** Whether the buttons of its return are among them. Default true. */
  isReturnShown?: boolean
}

/** The buttons of a claim, as far as its state allows. */
export function ClaimActions({ order, claim, isReturnShown = true }: ClaimActionsProps) {
  const { t } = useTranslation()
  const ask = useAsk(order.display_id)
  const [opened, setOpened] = useState<'edit' | 'pack'>()
  const { mutateAsync: cancel, isPending } = useCancelClaim()
  const can = new Set(claimActions(claim))
  const close = () => setOpened(undefined)
  return (
    <>
      {isReturnShown ? <ReturnActions order={order} entry={announcedReturn(claim.return_order)} /> : null}
      {can.has('fulfill') ? (
        <Button size="small" onPress={() => setOpened('pack')}>
          {t('afterSale.pack.action')}
        </Button>
      ) : null}
      {can.has('update') ? (
        <Button size="small" variant="quiet" onPress={() => setOpened('edit')}>
          {t('afterSale.claim.edit')}
        </Button>
      ) : null}
      {can.has('cancel') ? (
        <Button
          size="small"
          variant="quiet"
          isLoading={isPending}
          onPress={() => void ask('cancelClaim', () => cancel({ id: order.id, claimId: claim.id }))}
        >
          {t('afterSale.claim.cancel')}
        </Button>
      ) : null}
      {opened === 'edit' ? <EditClaim order={order} claim={claim} onClose={close} /> : null}
      {opened === 'pack' ? (
        <PackChange
          order={order}
          change={{ kind: 'claim', id: claim.id, additional_items: claim.additional_items ?? [] }}
          onClose={close}
        />
      ) : null}
    </>
  )
}
