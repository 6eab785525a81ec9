import { useHeldWrites } from '@stoa/admin/held'
import { useReportFailure } from '@stoa/admin/form'
import { useCancelOrder, type AdminOrder } from '@stoa/api/admin/orders'
import { useNotify, useTranslation } from '@stoa/extension-sdk'

import { parcelsOf } from '../../model/fulfillments.ts'
import { isActionDone, type HeldAction } from '../../model/held.ts'
import { HeldBar } from './held-bar.tsx'
import { usePacking } from './use-packing.ts'
import { useParcelWrites } from './use-parcel-writes.ts'

const DONE = {
  ship: 'order.ship.done',
  cancelParcel: 'order.parcel.canceled',
  cancelOrder: 'order.actions.done.cancel',
}

/** What waits to be done to an order: what it is, how long it waits, and two buttons. */
export function HeldActions({ order }: { order: AdminOrder }) {
  const send = useSend(order)
  const parcels = parcelsOf(order)
  const held = useHeldWrites(order.id, {
    send: (write) => send(write as unknown as HeldAction),
    isDone: (write) => isActionDone(write as unknown as HeldAction, { status: order.status, parcels }),
  })
  return <HeldBar {...held} />
}

function useSend(order: AdminOrder): (action: HeldAction) => Promise<void> {
  const { t } = useTranslation()
  const notify = useNotify()
  const reportFailure = useReportFailure()
  const pack = usePacking(order)
  const { ship, cancel } = useParcelWrites(order)
  const { mutateAsync: cancelOrder } = useCancelOrder()
  /** Of a write that leaves its failure to a form, which is closed by now. */
  const reported = (write: Promise<unknown>) =>
    write.catch((error: unknown) => {
      reportFailure(error)
      throw error
    })
  return async ({ kind, values }) => {
    if (kind === 'fulfill') {
      await reported(pack(values))
      return
    }
    if (kind === 'ship') await reported(ship(values.parcel, values.shipment))
    else await (kind === 'cancelParcel' ? cancel(values.parcel) : cancelOrder({ id: order.id }))
    notify.success(t(DONE[kind]), `#${order.display_id}`)
  }
}
