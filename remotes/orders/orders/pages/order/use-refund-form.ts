import { useRecordForm } from '@stoa/admin/form'
import { orderQueries, useRefundPayment, type AdminOrder } from '@stoa/api/admin/orders'
import { useRefundOnePayment } from '@stoa/api/admin/payments'
import { useApi } from '@stoa/api/react'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { formatMoney } from '@stoa/i18n/money'
import { useQueryClient } from '@tanstack/react-query'

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

type SentRefund = Parameters<ReturnType<typeof useRefundOnePayment>['mutateAsync']>[0]['refund']

/** The form that pays back an amount of a payment. */
export function useRefundForm(order: AdminOrder, payment: OrderPayment, onDone: () => void) {
  const { t, locale } = useTranslation()
  const notify = useNotify()
  const { mutateAsync: refundOrder } = useRefundPayment()
  const { mutateAsync: refundPayment } = useRefundOnePayment()
  const http = useApi()
  const cache = useQueryClient()
  const { id, refunds, currency_code, display_id } = order
  /** Refunds the payment by itself. The answer has only this refund, so that the order is read again. */
  const refundOne = async (refund: SentRefund, known: readonly string[]) => {
    await refundPayment({ id: payment.id, orderId: id, refund, known })
    const now = await cache.fetchQuery(orderQueries(http).detail(id)).catch(() => undefined)
    return now?.order.refunds ?? []
  }
  return useRecordForm<RefundValues>({
    id: `refund-${payment.id}`,
    values: { amount: null, reason: 'discount', note: '', isNotified: !order.no_notification, pieces: {} },
    save: async ({ amount, reason, note, isNotified }) => {
      const refund = { amount: amount ?? 0, reason, ...(note.trim() && { note: note.trim() }) }
      const known = refunds.map((made) => made.id)
      const made = isRefundedByOrder(order, payment)
        ? (await refundOrder({ id, refund: { ...refund, no_notification: !isNotified }, known })).order
            .refunds
        : await refundOne(refund, known)
      if (secondOf(made, known)) {
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
