import { lazyDialog } from '@stoa/admin/lazy-dialog'
import { defineList, ListCard, useList } from '@stoa/admin/list'
import {
  orderKeys,
  orderQueries,
  type OrderListQuery,
  type OrderPage,
  type OrderRow,
} from '@stoa/api/admin/orders'
import type { HttpClient } from '@stoa/api/http'
import { useTranslation } from '@stoa/extension-sdk'
import { formatMoney } from '@stoa/i18n/money'
import Receipt from 'lucide-react/icons/receipt'
import UserRoundPen from 'lucide-react/icons/user-round-pen'
import { useMemo, useState } from 'react'

import { FulfillmentStatusBadge, PaymentStatusBadge } from '../../../orders/components/status-badge.tsx'
import { CUSTOMER_ORDER_FILTERS } from '../../../orders/model/order-list-filters.ts'
import { orderListQuery } from '../../../orders/model/order-list-query.ts'
import { OrderDate } from '../../../orders/components/order-date.tsx'
import { OrderPieces } from './order-pieces.tsx'

const TransferOrder = lazyDialog(
  async () => (await import('../../../orders/pages/order/transfer-order.tsx')).TransferOrder,
)

interface OrdersCardProps {
  /** Of the customer. */
  id: string
  /** What the orders are found by. */
  whose: OrderListQuery
}

const ordersOf = (id: string, whose: OrderListQuery) =>
  defineList({
    name: 'customer-orders',
    path: `/customers/${id}`,
    key: orderKeys.lists(),
    read: (http: HttpClient) => orderQueries(http).list,
    page: ({ orders: rows, count }: OrderPage<OrderRow>) => ({ rows, count }),
    toQuery: (query, filter) => ({ ...orderListQuery(query, filter), ...whose }),
    rowName: ({ display_id }) => `#${display_id}`,
    rowPath: (order) => `/orders/${order.id}`,
    prefetch: (cache, http, order) => cache.prefetchQuery(orderQueries(http).detail(order.id)),
    search: { label: 'orders.search', hint: 'orders.searchHint' },
    filters: CUSTOMER_ORDER_FILTERS,
    columns: {
      number: {
        header: 'orders.columns.number',
        width: '96px',
        sort: 'display_id',
        value: ({ display_id }) => `#${display_id}`,
      },
      date: {
        header: 'orders.columns.date',
        sort: 'created_at',
        value: ({ created_at }) => new Date(created_at),
        cell: ({ created_at }) => <OrderDate at={created_at} />,
      },
      fulfillment: {
        header: 'orders.columns.fulfillment',
        value: ({ fulfillment_status }, { t }) => t(`orders.statuses.fulfillment.${fulfillment_status}`),
        cell: ({ fulfillment_status }) => (
          <FulfillmentStatusBadge status={fulfillment_status} variant="dot" />
        ),
      },
      payment: {
        header: 'orders.columns.payment',
        value: ({ payment_status }, { t }) => t(`orders.statuses.payment.${payment_status}`),
        cell: ({ payment_status }) => <PaymentStatusBadge status={payment_status} variant="dot" />,
      },
      total: {
        header: 'orders.columns.total',
        align: 'end',
        value: ({ total, currency_code }, { locale }) => formatMoney(total, currency_code, locale),
      },
      items: {
        header: 'orderList.columns.pieces',
        align: 'end',
        field: 'items',
        value: ({ items = [] }) => items.reduce((sum, { quantity }) => sum + quantity, 0),
        cell: ({ items = [] }) => <OrderPieces items={items} />,
      },
    },
    failed: 'orders.failed',
  })

/** The orders of a customer, newest first. */
export function OrdersCard({ id, whose }: OrdersCardProps) {
  const { t } = useTranslation()
  const { email, customer_id } = whose
  const definition = useMemo(
    () => ordersOf(id, email === undefined ? { customer_id } : { email }),
    [id, email, customer_id],
  )
  const [transferred, setTransferred] = useState<OrderRow>()
  return (
    <>
      <ListCard
        list={useList(definition)}
        label={t('customers.orders.title')}
        title={t('customers.orders.title')}
        expectedRows={3}
        rowActions={(order) => [
          {
            id: 'transfer',
            label: t('order.transfer.title'),
            icon: UserRoundPen,
            onAction: () => setTransferred(order),
          },
        ]}
        empty={{
          icon: Receipt,
          title: t('customers.orders.empty'),
          message: t('customers.orders.emptyHint'),
        }}
      />
      {transferred ? <TransferOrder order={transferred} onClose={() => setTransferred(undefined)} /> : null}
    </>
  )
}
