import { useArchiveOrder, useCompleteOrder, type AdminOrder } from '@stoa/api/admin/orders'
import { useDialogs, useNotify, useTranslation } from '@stoa/extension-sdk'

import { refusalOf, type MenuAction } from '../../model/order-actions.ts'
import { holdAction } from '../../components/hold-action.ts'
import { useOrderQuestion } from './use-order-question.ts'

/** Completes, archives or cancels an order, after a question that names what is lost. A cancellation waits a moment. */
export function useOrderAction(order: AdminOrder) {
  const { t } = useTranslation()
  const { confirm } = useDialogs()
  const notify = useNotify()
  const questionOf = useOrderQuestion(order)
  const writes = { complete: useCompleteOrder(), archive: useArchiveOrder() }
  const number = `#${order.display_id}`

  const act = async (action: MenuAction) => {
    const obstacle = refusalOf(action, order)
    if (action === 'cancel' && obstacle) {
      notify.warn(t('order.cancel.obstacle'), t(`order.cancel.obstacles.${obstacle}`))
      return
    }
    if (!(await confirm(questionOf(action)))) return
    if (action === 'cancel') {
      holdAction(order, { subject: order.id, kind: 'cancelOrder', values: null })
      return
    }
    const isDone = await writes[action].mutateAsync({ id: order.id }).then(
      () => true,
      () => false,
    )
    if (isDone) notify.success(t(`order.actions.done.${action}`), number)
  }
  return { act, isPending: Object.values(writes).some((write) => write.isPending) }
}
