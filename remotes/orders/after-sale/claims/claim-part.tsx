import type { AdminOrder } from '@stoa/api/admin/orders'
import { useTranslation } from '@stoa/extension-sdk'
import { formatMoney } from '@stoa/i18n/money'
import { Inline } from '@stoa/ui/inline'
import { Thumbnail } from '@stoa/ui/thumbnail'

import { FULFILLMENT_TONES, type FulfillmentStatus } from '../../orders/model/status.ts'
import { Part } from '../components/part.tsx'
import { useFacts } from '../components/use-facts.ts'
import { titlesOf } from '../model/lines.ts'
import { CHANGE_PAYMENT_TONES, RETURN_TONES } from '../model/tones.ts'
import { ClaimActions } from './claim-actions.tsx'

interface ClaimPartProps {
  order: AdminOrder
  claim: AdminOrder['claims'][number]
}

export function ClaimPart({ order, claim }: ClaimPartProps) {
  const { t, locale } = useTranslation()
  const factsOf = useFacts(order)
  const titles = titlesOf(order)
  const { type, payment_status: payment, fulfillment_status: packed, return_order: back } = claim
  const items = claim.claim_items ?? []
  const pictures = items.flatMap(({ images = [] }) => images.map(({ url }) => url))
  const state = claim.canceled_at
    ? { id: 'canceled', text: t('afterSale.return.statuses.canceled'), tone: 'neutral' as const }
    : type === 'refund'
      ? {
          id: 'payment',
          text: t(`afterSale.payments.${payment}`),
          tone: CHANGE_PAYMENT_TONES[payment] ?? 'neutral',
        }
      : {
          id: 'fulfillment',
          text: t(`orders.statuses.fulfillment.${packed}`),
          tone: FULFILLMENT_TONES[packed as FulfillmentStatus] ?? 'neutral',
        }
  return (
    <Part
      title={t(`afterSale.claim.one.${type}`)}
      date={claim.created_at}
      badges={[
        state,
        ...(back && !claim.canceled_at
          ? [
              {
                id: 'return',
                text: t(`afterSale.return.statuses.${back.status}`),
                tone: RETURN_TONES[back.status] ?? 'neutral',
              },
            ]
          : []),
      ]}
      facts={[
        ...items.map(({ item_id: id, quantity, reason, note }) =>
          [
            ...(back
              ? factsOf('back', [{ id, quantity }])
              : [t('orders.fulfillment.content', { quantity, title: titles.get(id) ?? '' })]),
            t(`afterSale.claim.reasons.${reason}`),
            ...(note ? [note] : []),
          ].join(' · '),
        ),
        ...factsOf('out', claim.additional_items ?? []),
        ...(claim.refund_amount
          ? [
              t('afterSale.facts.refund', {
                amount: formatMoney(claim.refund_amount, order.currency_code, locale),
              }),
            ]
          : []),
      ]}
      actions={<ClaimActions order={order} claim={claim} />}
    >
      {pictures.length > 0 ? (
        <Inline gap={2}>
          {pictures.map((url) => (
            <Thumbnail key={url} src={url} alt={t('afterSale.claim.pictures')} size="large" />
          ))}
        </Inline>
      ) : null}
    </Part>
  )
}
