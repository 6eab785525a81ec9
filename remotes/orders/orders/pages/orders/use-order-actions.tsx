import { useCheckedAction } from '../../components/use-checked-action.ts'
import {
  useArchiveOrders,
  useCancelOrders,
  useCaptureOrders,
  useCompleteOrders,
  usePackOrders,
  useShipOrders,
  type OrderRow,
} from '@stoa/api/admin/orders'
import { useTranslation } from '@stoa/extension-sdk'
import type { TableBulkAction } from '@stoa/ui/action-table'
import Archive from 'lucide-react/icons/archive'
import Ban from 'lucide-react/icons/ban'
import CircleCheck from 'lucide-react/icons/circle-check'
import HandCoins from 'lucide-react/icons/hand-coins'
import PackageCheck from 'lucide-react/icons/package-check'
import Truck from 'lucide-react/icons/truck'
import type { ReactNode } from 'react'

import { useNothingDone } from '../../components/use-nothing-done.ts'
import { refusalOf, type OrderAction } from '../../model/order-actions.ts'
import { useAskParcels } from './use-ask-parcels.tsx'
import { useAskOrders } from './use-ask-orders.ts'

/** Row and bulk actions of the order list, and the dialog that some of them ask with. */
export function useOrderActions(): { actions: TableBulkAction<OrderRow>[]; dialog: ReactNode } {
  const { t } = useTranslation()
  const checkedAction = useCheckedAction()
  const failure = useNothingDone()
  const confirm = useAskOrders()
  const { askPacking, askShipping, dialog } = useAskParcels()
  const { mutateAsync: capture } = useCaptureOrders()
  const { mutateAsync: pack } = usePackOrders()
  const { mutateAsync: ship } = useShipOrders()
  const { mutateAsync: complete } = useCompleteOrders()
  const { mutateAsync: archive } = useArchiveOrders()
  const { mutateAsync: cancel } = useCancelOrders()
  const checkedFor = (action: OrderAction) => ({
    id: action,
    failure,
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
      write: (each) => capture({ ...each, change: undefined }),
    }),
    checkedAction({
      ...checkedFor('pack'),
      label: t('orderList.pack.action'),
      icon: PackageCheck,
      ask: askPacking,
      write: (each, change) => pack({ ...each, change }),
    }),
    checkedAction({
      ...checkedFor('ship'),
      label: t('orderList.ship.action'),
      icon: Truck,
      ask: askShipping,
      write: (each, change) => ship({ ...each, change }),
    }),
    checkedAction<OrderRow, true>({
      ...checkedFor('complete'),
      label: t('orders.complete'),
      icon: CircleCheck,
      ask: async () => true,
      write: (each) => complete({ ...each, change: undefined }),
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
      write: (each) => archive({ ...each, change: undefined }),
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
      write: (each) => cancel({ ...each, change: undefined }),
    }),
  ]
  return { actions, dialog }
}
