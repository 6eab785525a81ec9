import type { AdminOrder } from '@stoa/api/admin/orders'
import { useTranslation } from '@stoa/extension-sdk'
import { formatMoney } from '@stoa/i18n/money'

import { FULFILLMENT_TONES, type FulfillmentStatus } from '../../orders/model/status.ts'
import { Part } from '../components/part.tsx'
import { useFacts } from '../components/use-facts.ts'
import { differenceOf } from '../model/edit.ts'
import { CHANGE_PAYMENT_TONES, RETURN_TONES } from '../model/tones.ts'
import { ExchangeActions } from './exchange-actions.tsx'

interface ExchangePartProps {
  order: AdminOrder
  swap: AdminOrder['swaps'][number]
}

export function ExchangePart({ order, swap }: ExchangePartProps) {
  const { t, locale } = useTranslation()
  const factsOf = useFacts(order)
  const { payment_status: payment, fulfillment_status: packed, return_order: back } = swap
  const { kind, amount } = differenceOf(swap.difference_due ?? 0)
  const money = formatMoney(amount, order.currency_code, locale)
  const badges = swap.canceled_at
    ? [{ id: 'canceled', text: t('afterSale.return.statuses.canceled'), tone: 'neutral' as const }]
    : [
        {
          id: 'payment',
          text: t(`afterSale.payments.${payment}`),
          tone: CHANGE_PAYMENT_TONES[payment] ?? 'neutral',
        },
        {
          id: 'fulfillment',
          text: t(`orders.statuses.fulfillment.${packed}`),
          tone: FULFILLMENT_TONES[packed as FulfillmentStatus] ?? 'neutral',
        },
        ...(back
          ? [
              {
                id: 'return',
                text: t(`afterSale.return.statuses.${back.status}`),
                tone: RETURN_TONES[back.status] ?? 'neutral',
              },
            ]
          : []),
      ]
  return (
    <Part
      title={t('afterSale.exchange.one')}
      date={swap.created_at}
      badges={badges}
      facts={[
        ...factsOf(
          'back',
          (back?.items ?? []).map(({ item_id: id, quantity }) => ({ id, quantity })),
        ),
        ...factsOf('out', swap.additional_items ?? []),
        ...(swap.confirmed_at
          ? [t(`afterSale.facts.${kind}`, { amount: money })]
          : [t('afterSale.exchange.unconfirmed')]),
      ]}
      actions={<ExchangeActions order={order} swap={swap} />}
    />
  )
}
