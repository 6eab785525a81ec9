import type { AdminOrder } from '@stoa/api/admin/orders'
import { useTranslation } from '@stoa/extension-sdk'
import { formatDateTime } from '@stoa/i18n/dates'
import { formatMoney } from '@stoa/i18n/money'
import { Badge } from '@stoa/ui/badge'
import { Inline } from '@stoa/ui/inline'

import type { OrderPayment } from '../../model/order-payment.ts'
import { capturableTotal, paymentState } from '../../model/payments.ts'
import { refundableOf } from '../../model/refunds.ts'
import { CapturePayment } from './capture-payment.tsx'
import styles from './payment-card.module.css'
import { RefundPayment } from './refund-payment.tsx'

const STATE_TONES = { captured: 'success', open: 'warning', canceled: 'neutral' } as const

/** Providers with a name in the texts; of others the id is shown. */
const NAMED_PROVIDERS: ReadonlySet<string> = new Set(['manual', 'system'])

export function PaymentRow({ order, payment }: { order: AdminOrder; payment: OrderPayment }) {
  const { t, locale } = useTranslation()
  const { amount, amount_refunded, currency_code, swap_id, provider_id } = payment
  const state = paymentState(payment)
  const refundable = refundableOf(order, payment)
  const isOneOfSeveral = order.payments.filter((other) => paymentState(other) === 'open').length > 1
  const isCapturable = state === 'open' && isOneOfSeveral && capturableTotal(order) > 0
  return (
    <li className={styles.payment}>
      <div>
        <p className={styles.amount}>
          <bdi>{formatMoney(amount, currency_code, locale)}</bdi>
          <Badge tone={STATE_TONES[state]} variant="dot">
            {t(`orders.payment.states.${state}`)}
          </Badge>
        </p>
        <p className={styles.when}>{usePaymentDate(payment)}</p>
        <p className={styles.when}>
          <bdi>{NAMED_PROVIDERS.has(provider_id) ? t(`order.providers.${provider_id}`) : provider_id}</bdi>
        </p>
        <p className={styles.when}>
          <bdi>{payment.id}</bdi>
        </p>
      </div>
      <div className={styles.notes}>
        {swap_id ? <p>{t('orders.payment.ofSwap')}</p> : null}
        {amount_refunded > 0 ? (
          <p>
            {t('orders.payment.refunded', { amount: formatMoney(amount_refunded, currency_code, locale) })}
          </p>
        ) : null}
        <Inline justify="end">
          {isCapturable ? <CapturePayment order={order} amount={amount} payment={payment} /> : null}
          {refundable > 0 ? <RefundPayment order={order} payment={payment} /> : null}
        </Inline>
      </div>
    </li>
  )
}

function usePaymentDate({ created_at, captured_at, canceled_at }: OrderPayment): string {
  const { t, locale } = useTranslation()
  if (canceled_at) return t('orders.payment.canceledAt', { date: formatDateTime(canceled_at, locale) })
  if (captured_at) return t('orders.payment.capturedAt', { date: formatDateTime(captured_at, locale) })
  return t('orders.payment.openSince', { date: formatDateTime(created_at, locale) })
}
