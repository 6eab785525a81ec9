import { useHeldSubjects } from '@stoa/admin/held'
import { RecordMenu } from '@stoa/admin/record'
import type { AdminOrder } from '@stoa/api/admin/orders'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import type { MenuEntry } from '@stoa/ui/menu'
import Archive from 'lucide-react/icons/archive'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Copy from 'lucide-react/icons/copy'

import { menuActionsOf, type MenuAction } from '../../model/order-actions.ts'
import { useOrderAction } from './use-order-action.ts'

const ICONS = { complete: CircleCheck, archive: Archive, cancel: CircleX }

/** What can be done with the whole order. Add the entries of other features here. */
export function OrderMenu({ order }: { order: AdminOrder }) {
  const { t } = useTranslation()
  const { open } = useNavigation()
  const { act, isPending } = useOrderAction(order)
  const isHeld = useHeldSubjects(order.id).size > 0
  const entryOf = (id: MenuAction): MenuEntry => ({
    id,
    label: t(`order.actions.${id}`),
    icon: ICONS[id],
    ...(id === 'cancel' && { tone: 'danger', isDisabled: isHeld }),
    onAction: () => act(id),
  })
  const draft: MenuEntry = {
    id: 'draft',
    label: t('draftOrders.fromOrder'),
    icon: Copy,
    onAction: () => open(`/draft-orders/new?order=${order.id}`),
  }
  return (
    <RecordMenu
      label={t('order.actions.label')}
      isLoading={isPending}
      entries={[draft, ...menuActionsOf(order).map(entryOf)]}
    />
  )
}
