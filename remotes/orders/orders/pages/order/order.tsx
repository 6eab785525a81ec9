import { defineRecord, RecordPage, useListPath, type RecordParts } from '@stoa/admin/record'
import { orderQueries, type AdminOrder } from '@stoa/api/admin/orders'
import { useTranslation, Zone } from '@stoa/extension-sdk'
import { formatDateTime } from '@stoa/i18n/dates'
import SearchX from 'lucide-react/icons/search-x'

import { AfterSaleCard } from '../../../after-sale/components/after-sale-card.tsx'
import {
  FulfillmentStatusBadge,
  OrderStatusBadge,
  PaymentStatusBadge,
} from '../../components/status-badge.tsx'
import { CopyNumber } from './copy-number.tsx'
import { CustomerCard } from './customer-card.tsx'
import { FulfillmentCard } from './fulfillment-card.tsx'
import { HeldActions } from './held-actions.tsx'
import { OrderMenu } from './order-menu.tsx'
import { PaymentCard } from './payment-card.tsx'
import { PrintOrder } from './print-order.tsx'
import { SummaryCard } from './summary-card.tsx'
import { TimelineCard } from './timeline-card.tsx'
import { useEscape } from './use-escape.ts'

const order = defineRecord({
  title: 'orders.one',
  list: { path: '/orders', title: 'orders.title' },
  entity: 'order',
  read: (http) => orderQueries(http).detail,
  record: ({ order: record }) => record,
  name: ({ display_id }) => `#${display_id}`,
  tabTitle: ({ display_id }, t) => t('orders.numbered', { number: `#${display_id}` }),
  missing: { icon: SearchX, title: 'orders.missing.title', message: 'orders.missing.message' },
  failed: 'orders.failedOne',
  loading: {
    cards: [
      { title: 'orders.summary.title', lines: 12 },
      { title: 'orders.payment.title', lines: 3 },
      { title: 'orders.fulfillment.title', lines: 4 },
    ],
    side: [{ title: 'orders.timeline.title', lines: 8 }],
    hasDescription: true,
  },
  zone: { name: 'order.details', props: (record) => ({ order: record }) },
})

const partsOf = (record: AdminOrder): RecordParts => ({
  badges: (
    <>
      <CopyNumber number={record.display_id} />
      <OrderStatusBadge status={record.status} />
      <PaymentStatusBadge status={record.payment_status} />
      <FulfillmentStatusBadge status={record.fulfillment_status} />
    </>
  ),
  description: <Placed order={record} />,
  actions: <PrintOrder order={record} />,
  menu: <OrderMenu order={record} />,
  side: (
    <>
      <TimelineCard order={record} />
      <Zone name="order.details.side" order={record} />
    </>
  ),
  cards: (
    <>
      <SummaryCard order={record} />
      <PaymentCard order={record} />
      <FulfillmentCard order={record} />
      <AfterSaleCard order={record} />
      <CustomerCard order={record} />
      <HeldActions order={record} />
    </>
  ),
})

export default function OrderPage() {
  useEscape(useListPath('/orders'))
  return <RecordPage record={order} parts={partsOf} />
}

function Placed({ order: { sales_channel, created_at } }: { order: AdminOrder }) {
  const { t, locale } = useTranslation()
  const date = formatDateTime(created_at, locale)
  const channel = sales_channel?.name
  return channel ? t('orders.placedIn', { date, channel }) : t('orders.placed', { date })
}
