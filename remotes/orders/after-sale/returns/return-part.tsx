import type { AdminOrder, OrderReturn } from '@stoa/api/admin/orders'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { formatMoney } from '@stoa/i18n/money'
import { LinkButton } from '@stoa/ui/link-button'

import { Part } from '../components/part.tsx'
import { useFacts } from '../components/use-facts.ts'
import { announcedReturn } from '../model/receipt.ts'
import { RETURN_TONES } from '../model/tones.ts'
import { ReturnActions } from './return-actions.tsx'

export function ReturnPart({ order, entry }: { order: AdminOrder; entry: OrderReturn }) {
  const { t, locale } = useTranslation()
  const { href } = useNavigation()
  const factsOf = useFacts(order)
  const { id, status, items, refund_amount } = entry
  const amount = formatMoney(refund_amount, order.currency_code, locale)
  return (
    <Part
      title={t('afterSale.return.one')}
      date={entry.created_at}
      badges={[
        {
          id: status,
          text: t(`afterSale.return.statuses.${status}`),
          tone: RETURN_TONES[status] ?? 'neutral',
        },
      ]}
      facts={[
        ...factsOf(
          'back',
          items.map(({ item_id, quantity }) => ({ id: item_id, quantity })),
        ),
        ...(refund_amount > 0 ? [t('afterSale.facts.refund', { amount })] : []),
      ]}
      actions={
        <>
          <ReturnActions order={order} entry={announcedReturn(entry)} />
          {status === 'canceled' ? null : (
            <LinkButton
              size="small"
              variant="quiet"
              href={href(`/draft-orders/new?order=${order.id}&return=${id}`)}
            >
              {t('draftOrders.fromReturn')}
            </LinkButton>
          )}
        </>
      }
    />
  )
}
