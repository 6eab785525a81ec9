import { useRecordForm } from '@stoa/admin/form'
import { useRefundPayment, type AdminOrder } from '@stoa/api/admin/orders'
import { useRefundOnePayment } from '@stoa/api/admin/payments'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { formatMoney } from '@stoa/i18n/money'

import { secondOf } from '../../model/made-twice.ts'
import type { OrderPayment } from '../../model/order-payment.ts'
import { isRefundedByOrder } from '../../model/refunds.ts'

export interface RefundValues {
  amount: number | null
  reason: string
  note: string
  isNotified: boolean
  /** Pieces of each line, by its id: the amount follows from them, until it is typed. */
  pieces: Readonly<Record<string, number>>
}

/** The form that pays back an amount of a payment. */
export function useRefundForm(order: AdminOrder, payment: OrderPayment, onDone: () => void) {
  const { t, locale } = useTranslation()
  const notify = useNotify()
  const { mutateAsync: refundOrder } = useRefundPayment()
  const { mutateAsync: refundPayment } = useRefundOnePayment()
  const { id, refunds, currency_code, display_id } = order
  return useRecordForm<RefundValues>({
    id: `refund-${payment.id}`,
    values: { amount: null, reason: 'discount', note: '', isNotified: !order.no_notification, pieces: {} },
    save: async ({ amount, reason, note, isNotified }) => {
      const refund = { amount: amount ?? 0, reason, ...(note.trim() && { note: note.trim() }) }
      const known = refunds.map((made) => made.id)
      const notified = { ...refund, no_notification: !isNotified }
      const second = isRefundedByOrder(order, payment)
        ? secondOf((await refundOrder({ id, refund: notified, known })).order.refunds, known)
        : secondOf((await refundPayment({ id: payment.id, orderId: id, refund, known })).made, [])
      if (second) {
        notify.error(t('order.twice.refunded'), t('order.twice.refundedMessage'))
        return onDone()
      }
      notify.success(
        t('order.refund.done'),
        t('orders.payment.doneMessage', {
          amount: formatMoney(refund.amount, currency_code, locale),
          number: `#${display_id}`,
        }),
      )
      onDone()
    },
  })
}
