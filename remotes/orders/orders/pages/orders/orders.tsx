import { defineList, ListPage } from '@stoa/admin/list'
import { orderKeys, orderQueries, type OrderPage, type OrderRow } from '@stoa/api/admin/orders'
import type { HttpClient } from '@stoa/api/http'
import { useTranslation } from '@stoa/extension-sdk'
import { formatMoney } from '@stoa/i18n/money'
import Receipt from 'lucide-react/icons/receipt'

import { FulfillmentStatusBadge, PaymentStatusBadge } from '../../components/status-badge.tsx'
import { orderListQuery } from '../../model/order-list-query.ts'
import { ORDER_LIST_FILTERS } from '../../model/order-list-filters.ts'
import { personName } from '../../model/person-name.ts'
import { OrderDate } from './order-date.tsx'
import { useOrderActions } from './use-order-actions.ts'

const orders = defineList({
  name: 'orders',
  path: '/orders',
  entity: 'order',
  key: orderKeys.lists(),
  read: (http: HttpClient) => orderQueries(http).list,
  page: ({ orders: rows, ...page }: OrderPage<OrderRow>) => ({ ...page, rows }),
  toQuery: orderListQuery,
  rowName: ({ display_id }) => `#${display_id}`,
  rowPath: ({ id }) => `/orders/${id}`,
  prefetch: (cache, http, { id }) => cache.prefetchQuery(orderQueries(http).detail(id)),
  search: { label: 'orders.search', hint: 'orders.searchHint' },
  filters: ORDER_LIST_FILTERS,
  columns: {
    number: {
      header: 'orders.columns.number',
      width: '88px',
      sort: 'display_id',
      value: ({ display_id }) => `#${display_id}`,
    },
    date: {
      header: 'orders.columns.date',
      width: '128px',
      sort: 'created_at',
      value: ({ created_at }) => new Date(created_at),
      cell: ({ created_at }) => <OrderDate at={created_at} />,
    },
    customer: {
      header: 'orders.columns.customer',
      width: '30%',
      value: ({ customer, email }) => personName(customer) ?? email,
    },
    fulfillment: {
      header: 'orders.columns.fulfillment',
      width: '152px',
      value: ({ fulfillment_status }, { t }) => t(`orders.statuses.fulfillment.${fulfillment_status}`),
      cell: ({ fulfillment_status }) => <FulfillmentStatusBadge status={fulfillment_status} variant="dot" />,
    },
    payment: {
      header: 'orders.columns.payment',
      width: '152px',
      value: ({ payment_status }, { t }) => t(`orders.statuses.payment.${payment_status}`),
      cell: ({ payment_status }) => <PaymentStatusBadge status={payment_status} variant="dot" />,
    },
    total: {
      header: 'orders.columns.total',
      width: '112px',
      align: 'end',
      value: ({ total, currency_code }, { locale }) => formatMoney(total, currency_code, locale),
    },
  },
  failed: 'orders.failed',
})

export default function OrdersPage() {
  const { t } = useTranslation()
  return (
    <ListPage
      list={orders}
      title={t('orders.title')}
      bulkActions={useOrderActions()}
      empty={{ icon: Receipt, title: t('orders.empty.title'), message: t('orders.empty.message') }}
    />
  )
}
