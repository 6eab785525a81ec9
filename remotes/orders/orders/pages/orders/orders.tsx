import { ListCard, useList } from '@stoa/admin/list'
import { useNavigation, useTranslation, Zone } from '@stoa/extension-sdk'
import { LinkButton } from '@stoa/ui/link-button'
import { Page } from '@stoa/ui/page'
import Receipt from 'lucide-react/icons/receipt'

import { NewOrders } from './new-orders.tsx'
import { useNoteAction } from './use-note-action.tsx'
import { ShipTargetNote } from './ship-target-note.tsx'
import { useOrderActions } from './use-order-actions.tsx'
import { useOrderList } from './use-order-list.ts'
import { usePrintActions } from './use-print-actions.tsx'
import { useViewCounts } from './use-view-counts.ts'

export default function OrdersPage() {
  const { t } = useTranslation()
  const { href } = useNavigation()
  const { list, hours } = useOrderList()
  const handle = useList(list)
  const views = useViewCounts(handle)
  const { actions, dialog } = useOrderActions()
  const print = usePrintActions()
  const note = useNoteAction()
  return (
    <Page
      title={t('orders.title')}
      actions={
        <>
          <LinkButton href={href('/orders/tracking')}>{t('orderList.tracking')}</LinkButton>
          <LinkButton href={href(`/orders/work?${handle.params}`)}>{t('orderWork.open')}</LinkButton>
        </>
      }
    >
      <Zone name="order.list.before" />
      <ListCard
        list={{ ...handle, views }}
        label={t('orders.title')}
        bulkActions={[...actions, ...print.actions, note.action]}
        empty={{ icon: Receipt, title: t('orders.empty.title'), message: t('orders.empty.message') }}
      >
        <NewOrders list={handle} />
        <ShipTargetNote hours={hours} chosen={handle.filter.set['status'] ?? []} />
      </ListCard>
      <Zone name="order.list.after" />
      {dialog}
      {note.dialog}
      {print.sheet}
    </Page>
  )
}
