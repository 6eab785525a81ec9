import { useHeldWrites } from '@stoa/admin/held'
import { useReportFailure } from '@stoa/admin/failures'
import { useCancelOrder, type AdminOrder } from '@stoa/api/admin/orders'
import { useNotify, useTranslation } from '@stoa/extension-sdk'

import { useChangeWrites } from '../../../after-sale/components/use-change-writes.ts'
import { parcelsOf } from '../../model/fulfillments.ts'
import { HeldBar } from '../../components/held-bar.tsx'
import { isActionDone, type HeldAction } from '../../model/held.ts'
import { usePacking } from './use-packing.ts'
import { useParcelWrites } from './use-parcel-writes.ts'

/** What a write is called: like the button that it began with. */
function nameOf({ kind, values }: HeldAction): string {
  switch (kind) {
    case 'fulfill':
      return 'order.fulfill.action'
    case 'ship':
      return 'order.ship.action'
    case 'cancelParcel':
      return 'order.parcel.cancel'
    case 'cancelOrder':
      return 'order.actions.cancel'
    case 'packChange':
      return 'afterSale.pack.action'
    case 'cancelReturn':
      return 'afterSale.return.cancel'
    case 'cancelChange':
      return values.change.kind === 'swap' ? 'afterSale.exchange.cancel' : 'afterSale.claim.cancel'
  }
}

/** What is said once it is done. */
function doneText({ kind, values }: Exclude<HeldAction, { kind: 'fulfill' }>): string {
  switch (kind) {
    case 'ship':
      return 'order.ship.done'
    case 'cancelParcel':
      return 'order.parcel.canceled'
    case 'cancelOrder':
      return 'order.actions.done.cancel'
    case 'packChange':
      return 'afterSale.pack.done'
    case 'cancelReturn':
      return 'afterSale.ask.cancelReturn.done'
    case 'cancelChange':
      return values.change.kind === 'swap'
        ? 'afterSale.ask.cancelExchange.done'
        : 'afterSale.ask.cancelClaim.done'
  }
}

/** What waits to be done to an order: what it is, how long it waits, and two buttons. */
export function HeldActions({ order }: { order: AdminOrder }) {
  const { t } = useTranslation()
  const send = useSend(order)
  const parcels = parcelsOf(order)
  const held = useHeldWrites(order.id, {
    send: (write) => send(write as unknown as HeldAction),
    isDone: (write) => isActionDone(write as unknown as HeldAction, { ...order, parcels }),
    nameOf: (write) => t(nameOf(write as unknown as HeldAction)),
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
  const changes = useChangeWrites(order)
  /** Of a write that leaves its failure to a form, which is closed by now. */
  const reported = (writing: Promise<unknown>) =>
    writing.catch((error: unknown) => {
      reportFailure(error)
      throw error
    })
  const write = (action: HeldAction): Promise<unknown> => {
    switch (action.kind) {
      case 'fulfill':
        return reported(pack(action.values))
      case 'ship':
        return reported(ship(action.values.parcel, action.values.shipment))
      case 'cancelParcel':
        return cancel(action.values.parcel)
      case 'cancelOrder':
        return cancelOrder({ id: order.id })
      case 'packChange':
        return reported(changes.pack(action.values.change, action.values.fulfillment))
      case 'cancelChange':
        return changes.cancel(action.values.change)
      case 'cancelReturn':
        return changes.cancelReturn(action.values.id)
    }
  }
  return async (action) => {
    await write(action)
    if (action.kind !== 'fulfill') notify.success(t(doneText(action)), `#${order.display_id}`)
  }
}
