import { useHeldSubjects } from '@stoa/admin/held'
import { lazyDialog } from '@stoa/admin/lazy-dialog'
import type { AdminOrder } from '@stoa/api/admin/orders'
import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { useState } from 'react'

import { holdAction } from '../../orders/components/hold-action.ts'
import { useQuestion } from '../components/use-ask.ts'
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

/** The buttons of a claim, as far as its state allows and nothing waits to be done with it. */
export function ClaimActions({ order, claim, isReturnShown = true }: ClaimActionsProps) {
  const { t } = useTranslation()
  const ask = useQuestion()
  const [opened, setOpened] = useState<'edit' | 'pack'>()
  const isHeld = useHeldSubjects(order.id).has(claim.id)
  const can = new Set(isHeld ? [] : claimActions(claim))
  const close = () => setOpened(undefined)
  const cancel = async () => {
    const change = { kind: 'claim', id: claim.id } as const
    if (await ask('cancelClaim'))
      holdAction(order, { subject: claim.id, kind: 'cancelChange', values: { change } })
  }
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
        <Button size="small" variant="quiet" onPress={() => void cancel()}>
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
