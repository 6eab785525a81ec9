import type { AdminDraftOrder } from '@stoa/api/admin/draft-orders'
import { useTranslation } from '@stoa/extension-sdk'
import { formatMoney } from '@stoa/i18n/money'
import { Card } from '@stoa/ui/card'
import { DescriptionList } from '@stoa/ui/description-list'

export function DraftShippingCard({ draft: { cart, no_notification_order } }: { draft: AdminDraftOrder }) {
  const { t, locale } = useTranslation()
  return (
    <Card title={t('draftOrders.shipping.title')}>
      <DescriptionList
        items={[
          ...cart.shipping_methods.map(({ id, price, shipping_option: option }) => ({
            term: option?.name ?? id,
            details: <bdi>{formatMoney(price, cart.region.currency_code, locale)}</bdi>,
          })),
          {
            term: t('draftOrders.notified.label'),
            details: t(no_notification_order ? 'draftOrders.notified.no' : 'draftOrders.notified.yes'),
          },
        ]}
      />
    </Card>
  )
}
