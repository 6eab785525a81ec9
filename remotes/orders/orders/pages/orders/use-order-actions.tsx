import { useRowResults, type EachRow } from '@stoa/admin/actions'
import { useArchiveOrders, useCaptureOrders, useCompleteOrders, type OrderRow } from '@stoa/api/admin/orders'
import type { EachWritten } from '@stoa/api/react'
import { useTranslation } from '@stoa/extension-sdk'
import type { TableBulkAction } from '@stoa/ui/action-table'
import Archive from 'lucide-react/icons/archive'
import Ban from 'lucide-react/icons/ban'
import CircleCheck from 'lucide-react/icons/circle-check'
import HandCoins from 'lucide-react/icons/hand-coins'
import PackageCheck from 'lucide-react/icons/package-check'
import Truck from 'lucide-react/icons/truck'
import type { ReactNode } from 'react'

import { HeldBar } from '../../components/held-bar.tsx'
import { useCheckedAction } from '../../components/use-checked-action.ts'
import { useNothingDone } from '../../components/use-nothing-done.ts'
import { refusalOf, type OrderAction } from '../../model/order-actions.ts'
import { useAskParcels } from './use-ask-parcels.tsx'
import { useAskOrders } from './use-ask-orders.ts'
import { useHeldOrders } from './use-held-orders.ts'

/** Row and bulk actions of the order list, the dialog that some of them ask with, and what waits to be sent. */
export function useOrderActions(): { actions: TableBulkAction<OrderRow>[]; dialog: ReactNode } {
  const { t } = useTranslation()
  const checkedAction = useCheckedAction()
  const resultsOf = useRowResults()
  const failure = useNothingDone()
  const { held, hold } = useHeldOrders()
  const confirm = useAskOrders()
  const { askPacking, askShipping, dialog } = useAskParcels()
  const { mutateAsync: capture } = useCaptureOrders()
  const { mutateAsync: complete } = useCompleteOrders()
  const { mutateAsync: archive } = useArchiveOrders()
  const atOnce =
    (write: (each: EachRow & { change: undefined }) => Promise<EachWritten[]>) => (each: EachRow) =>
      resultsOf(write({ ...each, change: undefined }), failure)
  const checkedFor = (action: OrderAction) => ({
    id: action,
    refusal: (order: OrderRow) => {
      const refusal = refusalOf(action, order)
      return refusal && t(`orderList.refusals.${refusal}`)
    },
  })
  const actions = [
    checkedAction<OrderRow, true>({
      ...checkedFor('capture'),
      label: t('orderList.capture.action'),
      icon: HandCoins,
      ask: confirm((counted) => ({
        title: t('orderList.capture.title', counted),
        message: t('orderList.capture.message', counted),
        confirmLabel: t('orderList.capture.action'),
      })),
      write: atOnce(capture),
    }),
    checkedAction({
      ...checkedFor('pack'),
      label: t('orderList.pack.action'),
      icon: PackageCheck,
      ask: askPacking,
      write: (each, change) => hold({ kind: 'pack', ids: each.ids, change }, each),
    }),
    checkedAction({
      ...checkedFor('ship'),
      label: t('orderList.ship.action'),
      icon: Truck,
      ask: askShipping,
      write: (each, change) => hold({ kind: 'ship', ids: each.ids, change }, each),
    }),
    checkedAction<OrderRow, true>({
      ...checkedFor('complete'),
      label: t('orders.complete'),
      icon: CircleCheck,
      ask: async () => true,
      write: atOnce(complete),
    }),
    checkedAction<OrderRow, true>({
      ...checkedFor('archive'),
      label: t('orders.archive.action'),
      icon: Archive,
      ask: confirm((counted) => ({
        title: t('orders.archive.title', counted),
        message: t('orders.archive.message', counted),
        confirmLabel: t('orders.archive.action'),
      })),
      write: atOnce(archive),
    }),
    checkedAction<OrderRow, true>({
      ...checkedFor('cancel'),
      label: t('orderList.cancel.action'),
      icon: Ban,
      tone: 'danger',
      ask: confirm((counted) => ({
        title: t('orderList.cancel.title', counted),
        message: t('orderList.cancel.message', counted),
        confirmLabel: t('orderList.cancel.action'),
        tone: 'danger',
      })),
      write: (each) => hold({ kind: 'cancel', ids: each.ids }, each),
    }),
  ]
  return {
    actions,
    dialog: (
      <>
        {dialog}
        <HeldBar {...held} />
      </>
    ),
  }
}
