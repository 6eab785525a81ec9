import type { ShopOrder } from '@stoa/api/store/orders'
import { useFormats, useTranslation } from '@stoa/i18n/react'
import { Card } from '@stoa/ui/card'
import { DescriptionList } from '@stoa/ui/description-list'

import { paymentName } from './payment-names.ts'

type Payment = ShopOrder['payments'][number]

function stepOf({ canceled_at, captured_at }: Payment): 'canceled' | 'paid' | 'open' {
  if (canceled_at) return 'canceled'
  return captured_at ? 'paid' : 'open'
}

/** How an order was paid, and the amount that was paid back. */
export function Payments({ order }: { order: ShopOrder }) {
  const { t } = useTranslation()
  const { date, money } = useFormats()
  const { payments, refunded_total: refunded = 0, currency_code: currency } = order
  const items = payments.map((payment) => ({
    term: paymentName(payment.provider_id, t),
    details: t(`order.payments.${stepOf(payment)}`, {
      amount: money(payment.amount, payment.currency_code),
      date: date(payment.captured_at ?? payment.created_at),
    }),
  }))
  if (refunded > 0) items.push({ term: t('order.refunded'), details: money(refunded, currency) })
  return (
    <Card title={t('order.payment')}>
      {items.length > 0 ? <DescriptionList items={items} /> : <p>{t('order.nothingToPay')}</p>}
    </Card>
  )
}
