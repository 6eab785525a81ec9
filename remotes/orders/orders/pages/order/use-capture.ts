import { useCapturePayment, type AdminOrder } from '@stoa/api/admin/orders'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { formatMoney } from '@stoa/i18n/money'

import { capturableTotal } from '../../model/payments.ts'

/**
 * Captures the open payments. When the provider refuses, the server still answers 200 and leaves the payment open: only
 * the returned order shows it. The shell reports errors of the server itself.
 */
export function useCapture({ id, display_id, currency_code }: AdminOrder, amount: number) {
  const { t, locale } = useTranslation()
  const notify = useNotify()
  const { mutateAsync, isPending } = useCapturePayment()
  const money = (minor: number) => formatMoney(minor, currency_code, locale)

  const capture = async () => {
    const answer = await mutateAsync({ id }).catch(() => null)
    if (!answer) return
    const left = capturableTotal(answer.order)
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
  return { capture, isCapturing: isPending }
}
