import type { AdminOrder } from '@stoa/api/admin/orders'
import { useNavigation, useTranslation, Zone } from '@stoa/extension-sdk'
import { formatDateTime } from '@stoa/i18n/dates'
import { Page } from '@stoa/ui/page'

import {
  FulfillmentStatusBadge,
  OrderStatusBadge,
  PaymentStatusBadge,
} from '../../components/status-badge.tsx'
import { CopyNumber } from './copy-number.tsx'
import { CustomerCard } from './customer-card.tsx'
import { FulfillmentCard } from './fulfillment-card.tsx'
import { PaymentCard } from './payment-card.tsx'
import { PrintOrder } from './print-order.tsx'
import { SummaryCard } from './summary-card.tsx'
import { TimelineCard } from './timeline-card.tsx'

export function OrderDetails({ order }: { order: AdminOrder }) {
  const { t, locale } = useTranslation()
  const { href } = useNavigation()
  const channel = order.sales_channel?.name
  const date = formatDateTime(order.created_at, locale)
  return (
    <Page
      title={<bdi>#{order.display_id}</bdi>}
      back={{ href: href('/orders'), label: t('orders.title') }}
      badges={
        <>
          <CopyNumber number={order.display_id} />
          <OrderStatusBadge status={order.status} />
          <PaymentStatusBadge status={order.payment_status} />
          <FulfillmentStatusBadge status={order.fulfillment_status} />
        </>
      }
      description={channel ? t('orders.placedIn', { date, channel }) : t('orders.placed', { date })}
      actions={<PrintOrder />}
      side={
        <>
          <TimelineCard order={order} />
          <Zone name="order.details.side" order={order} />
        </>
      }
    >
      <Zone name="order.details.before" order={order} />
      <SummaryCard order={order} />
      <PaymentCard order={order} />
      <FulfillmentCard order={order} />
      <CustomerCard order={order} />
      <Zone name="order.details.after" order={order} />
    </Page>
  )
}
