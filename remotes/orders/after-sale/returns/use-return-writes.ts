import { useReportFailure } from '@stoa/admin/failures'
import { useRequestReturn } from '@stoa/api/admin/orders'
import { useCancelReturn, useReceiveReturn } from '@stoa/api/admin/returns'
import { useNotify, useTranslation } from '@stoa/extension-sdk'

import { useUndoSecond } from '../../orders/components/use-undo-second.ts'
import { idsOf, secondOf } from '../../orders/model/made-twice.ts'
import {
  sentOption,
  type AfterSaleOrder,
  type AfterSaleValues,
  type ChosenLine,
} from '../components/values.ts'
import { sentRefund } from '../model/refund.ts'

const TWICE = {
  title: 'afterSale.twice.return',
  message: 'afterSale.twice.returnMessage',
  cancel: 'afterSale.return.cancel',
  canceled: 'afterSale.ask.cancelReturn.done',
}

/**
 * Requests a return, and receives it where the goods are here already. The API's own `receive_now` pays nothing back and
 * leaves the order as it was, so these are two calls; what the second one cannot do stays to be done from the order.
 */
export function useReturnWrites(order: AfterSaleOrder) {
  const { t } = useTranslation()
  const notify = useNotify()
  const reportFailure = useReportFailure()
  const { mutateAsync: request } = useRequestReturn()
  const { mutateAsync: receive } = useReceiveReturn()
  const { mutateAsync: cancel } = useCancelReturn()
  const undoSecond = useUndoSecond()
  const number = `#${order.display_id}`

  return async (values: AfterSaleValues, chosen: readonly ChosenLine[], refund: number) => {
    const location = values.location ? { location_id: values.location } : {}
    const shipping = sentOption(values.option, values.price)
    const answer = await request({
      id: order.id,
      request: {
        items: chosen.map(({ line, quantity, reason, note }) => ({
          item_id: line.id,
          quantity,
          ...(reason && { reason_id: reason }),
          ...(note && { note }),
        })),
        ...(shipping && { return_shipping: shipping }),
        ...location,
        refund: sentRefund(refund),
        no_notification: !values.isNotified,
      },
    })
    const second = secondOf(answer.order.returns, idsOf(order.returns))
    if (second) return undoSecond(TWICE, order.display_id, () => cancel({ id: second.id, orderId: order.id }))
    const made = answer.order.returns.find(({ id }) => order.returns.every((before) => before.id !== id))
    if (!values.isReceived || !made) return notify.success(t('afterSale.return.requested'), number)
    try {
      const items = chosen.map(({ line, quantity }) => ({ item_id: line.id, quantity }))
      await receive({ id: made.id, orderId: order.id, receipt: { items, ...location, refund } })
      notify.success(t('afterSale.return.taken'), number)
    } catch (error) {
      notify.success(t('afterSale.return.requested'), number)
      reportFailure(error, t('afterSale.return.notReceived'))
    }
  }
}
