import { lazyDialog } from '@stoa/admin/lazy-dialog'
import type { AdminOrder } from '@stoa/api/admin/orders'
import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { useState, type ComponentType } from 'react'

import { DeleteNoteButton, EditNoteButton } from '../../../notes/note-actions.tsx'
import { ClaimActions } from '../../../after-sale/claims/claim-actions.tsx'
import { ExchangeActions } from '../../../after-sale/exchanges/exchange-actions.tsx'
import { returnsOf } from '../../../after-sale/model/lines.ts'
import { EditActions } from '../../../after-sale/order-edits/edit-actions.tsx'
import { ReturnActions } from '../../../after-sale/returns/return-actions.tsx'
import { parcelsOf, type Parcel } from '../../model/fulfillments.ts'
import type { TimelineActionId, TimelineEvent } from '../../model/timeline/event.ts'
import { CancelParcel } from './cancel-parcel.tsx'
import { ShipParcel } from './ship-parcel.tsx'

const ResendDialog = lazyDialog(async () => (await import('@stoa/admin/notifications')).ResendDialog)

export interface TimelineActionProps {
  order: AdminOrder
  event: TimelineEvent
}

/** The button of each action. Add those of other records here. */
export const TIMELINE_ACTIONS: Readonly<Record<TimelineActionId, ComponentType<TimelineActionProps>>> = {
  shipParcel: withParcel(ShipParcel),
  cancelParcel: withParcel(CancelParcel),
  editNote: ({ order, event }) => <EditNoteButton note={noteOf(order, event)} />,
  deleteNote: ({ order, event }) => <DeleteNoteButton note={noteOf(order, event)} />,
  resend: Resend,
  returnSteps: ({ order, event }) => (
    <ReturnActions order={order} entry={returnsOf(order).find(({ id }) => id === event.of)} />
  ),
  swapSteps: ({ order, event }) => {
    const swap = order.swaps.find(({ id }) => id === event.of)
    return swap ? <ExchangeActions order={order} swap={swap} isReturnShown={false} /> : null
  },
  claimSteps: ({ order, event }) => {
    const claim = order.claims.find(({ id }) => id === event.of)
    return claim ? <ClaimActions order={order} claim={claim} isReturnShown={false} /> : null
  },
  editSteps: ({ order, event }) => {
    const edit = order.edits.find(({ id }) => id === event.of)
    return edit ? <EditActions order={order} edit={edit} /> : null
  },
}

function withParcel(Action: ComponentType<{ order: AdminOrder; parcel: Parcel }>) {
  return function ParcelAction({ order, event }: TimelineActionProps) {
    const parcel = parcelsOf(order).find(({ id }) => id === event.of)
    return parcel ? <Action order={order} parcel={parcel} /> : null
  }
}

const noteOf = ({ id: resourceId }: AdminOrder, { of: id, text }: TimelineEvent) => ({
  id,
  value: text ?? '',
  resourceId,
})

function Resend({ event: { of: id, message } }: TimelineActionProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" variant="quiet" onPress={() => setOpen(true)}>
        {t('admin.resend.action')}
      </Button>
      {isOpen ? <ResendDialog sent={{ id, to: message?.to ?? '' }} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
