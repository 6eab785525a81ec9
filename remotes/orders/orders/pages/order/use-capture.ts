import { useCapturePayment, type AdminOrder } from '@stoa/api/admin/orders'
import { useCaptureOnePayment } from '@stoa/api/admin/payments'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { formatMoney } from '@stoa/i18n/money'

import { capturableTotal, isCapturedByOrder } from '../../model/payments.ts'

/**
 * Captures one open payment, or all of them without `payment`. When the provider refuses, the server still answers 200 to
 * an order and leaves its payment open: only the returned order shows it. The shell reports errors of the server itself.
 */
export function useCapture(order: AdminOrder, amount: number, payment?: { id: string }) {
  const { id, display_id, currency_code } = order
  const { t, locale } = useTranslation()
  const notify = useNotify()
  const all = useCapturePayment()
  const one = useCaptureOnePayment()
  const money = (minor: number) => formatMoney(minor, currency_code, locale)
  const isAlone = payment !== undefined && !isCapturedByOrder(order, payment)

  const send = async (): Promise<number> => {
    if (!isAlone) return capturableTotal((await all.mutateAsync({ id })).order)
    const { captured_at } = (await one.mutateAsync({ id: payment.id, orderId: id })).payment
    return captured_at ? 0 : amount
  }
  const capture = async () => {
    const left = await send().catch(() => null)
    if (left === null) return
    if (left > 0) {
      notify.error(
        t('orders.payment.incomplete'),
        t('orders.payment.incompleteMessage', { amount: money(left) }),
      )
    } else {
      notify.success(
        t('orders.payment.done'),
        t('orders.payment.doneMessage', { amount: money(amount), number: `#${display_id}` }),
      )
    }
  }
  return { capture, isCapturing: all.isPending || one.isPending }
}
