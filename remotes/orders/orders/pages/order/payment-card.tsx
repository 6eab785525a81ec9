import type { AdminOrder } from '@stoa/api/admin/orders'
import { useTranslation } from '@stoa/extension-sdk'
import { formatDateTime } from '@stoa/i18n/dates'
import { formatMoney } from '@stoa/i18n/money'
import { Badge } from '@stoa/ui/badge'
import { Card } from '@stoa/ui/card'
import { EmptyState } from '@stoa/ui/empty-state'

import { PaymentStatusBadge } from '../../components/status-badge.tsx'
import { capturableTotal, paymentState } from '../../model/payments.ts'
import { CapturePayment } from './capture-payment.tsx'
import styles from './payment-card.module.css'

type Payment = NonNullable<AdminOrder['payments']>[number]

const STATE_TONES = { captured: 'success', open: 'warning', canceled: 'neutral' } as const

export function PaymentCard({ order }: { order: AdminOrder }) {
  const { t } = useTranslation()
  const { payments, payment_status } = order
  const capturable = capturableTotal(order)
  return (
    <Card
      title={t('orders.payment.title')}
      badge={<PaymentStatusBadge status={payment_status} />}
      actions={capturable > 0 ? <CapturePayment order={order} amount={capturable} /> : null}
    >
      {payments.length === 0 ? (
        <EmptyState title={t('orders.payment.none')} message={t('orders.payment.noneMessage')} />
      ) : (
        <ul className={styles['payments']}>
          {payments.map((payment) => (
            <PaymentRow key={payment.id} payment={payment} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function PaymentRow({ payment }: { payment: Payment }) {
  const { t, locale } = useTranslation()
  const { amount, amount_refunded, currency_code, swap_id } = payment
  const state = paymentState(payment)
  return (
    <li className={styles['payment']}>
      <div>
        <p className={styles['amount']}>
          <bdi>{formatMoney(amount, currency_code, locale)}</bdi>
          <Badge tone={STATE_TONES[state]} variant="dot">
            {t(`orders.payment.states.${state}`)}
          </Badge>
        </p>
        <p className={styles['when']}>{usePaymentDate(payment)}</p>
      </div>
      <div className={styles['notes']}>
        {swap_id ? <p>{t('orders.payment.ofSwap')}</p> : null}
        {amount_refunded > 0 ? (
          <p>
            {t('orders.payment.refunded', { amount: formatMoney(amount_refunded, currency_code, locale) })}
          </p>
        ) : null}
      </div>
    </li>
  )
}

function usePaymentDate({ created_at, captured_at, canceled_at }: Payment): string {
  const { t, locale } = useTranslation()
  if (canceled_at) return t('orders.payment.canceledAt', { date: formatDateTime(canceled_at, locale) })
  if (captured_at) return t('orders.payment.capturedAt', { date: formatDateTime(captured_at, locale) })
  return t('orders.payment.openSince', { date: formatDateTime(created_at, locale) })
}
