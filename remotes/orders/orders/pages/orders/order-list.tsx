import { defineList } from '@stoa/admin/list'
import { orderKeys, orderQueries, type OrderPage, type OrderRow } from '@stoa/api/admin/orders'
import type { HttpClient } from '@stoa/api/http'
import { addressLines } from '@stoa/i18n/addresses'
import { countryName } from '@stoa/i18n/countries'
import { formatCodes } from '@stoa/i18n/lists'
import { formatMoney } from '@stoa/i18n/money'

import { orderListQuery } from '../../model/order-list-query.ts'
import { ORDER_LIST_FILTERS } from '../../model/order-list-filters.ts'
import { personName } from '../../model/person-name.ts'
import { ORDER_VIEWS } from '../../model/order-views.ts'
import { ADDRESS_COLUMNS, AMOUNT_COLUMNS } from '../../model/order-columns.ts'
import { OrderDate } from '../../components/order-date.tsx'
import { CustomerName } from '../../components/customer-name.tsx'
import {
  FulfillmentStatusBadge,
  OrderStatusBadge,
  PaymentStatusBadge,
} from '../../components/status-badge.tsx'

/** The list of orders, for the pages that read it; orders are to be packed within so many hours. */
export const orderListFor = (hours: number) =>
  defineList({
    name: 'orders',
    path: '/orders',
    entity: 'order',
    key: orderKeys.lists(),
    read: (http: HttpClient) => orderQueries(http).list,
    page: ({ orders: rows, ...page }: OrderPage<OrderRow>) => ({ ...page, rows }),
    toQuery: (query, filter) => orderListQuery(query, filter, { hours, now: new Date() }),
    rowName: ({ display_id }) => `#${display_id}`,
    rowPath: ({ id }) => `/orders/${id}`,
    prefetch: (cache, http, { id }) => cache.prefetchQuery(orderQueries(http).detail(id)),
    search: { label: 'orders.search', hint: 'orders.searchHint' },
    filters: ORDER_LIST_FILTERS,
    views: ORDER_VIEWS,
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
        cell: ({ customer, email }) => <CustomerName name={personName(customer) ?? email} />,
      },
      fulfillment: {
        header: 'orders.columns.fulfillment',
        width: '152px',
        value: ({ fulfillment_status }, { t }) => t(`orders.statuses.fulfillment.${fulfillment_status}`),
        cell: ({ fulfillment_status }) => (
          <FulfillmentStatusBadge status={fulfillment_status} variant="dot" />
        ),
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
      status: {
        header: 'orders.status',
        width: '128px',
        isHidden: true,
        value: ({ status }, { t }) => t(`orders.statuses.order.${status}`),
        cell: ({ status }) => <OrderStatusBadge status={status} variant="dot" />,
      },
      email: {
        header: 'orderList.columns.email',
        isHidden: true,
        sort: 'email',
        value: ({ email }) => email,
      },
      channel: {
        header: 'orderList.columns.channel',
        isHidden: true,
        flag: 'sales_channels',
        field: 'sales_channel',
        value: ({ sales_channel }) => sales_channel?.name,
      },
      currency: {
        header: 'orderList.columns.currency',
        isHidden: true,
        value: ({ currency_code }) => currency_code.toUpperCase(),
      },
      country: {
        header: 'orderList.columns.country',
        isHidden: true,
        field: 'shipping_address',
        value: ({ shipping_address: address }, { locale }) =>
          address?.country_code && countryName(address.country_code, locale),
      },
      address: {
        header: 'orders.customer.shipping',
        isHidden: true,
        field: 'shipping_address',
        value: ({ shipping_address: address }, { locale }) =>
          addressLines(address ?? null, locale).join(', '),
      },
      ...ADDRESS_COLUMNS,
      phone: {
        header: 'orders.customer.phone',
        isHidden: true,
        field: 'shipping_address',
        value: ({ shipping_address: address }) => address?.phone,
      },
      pieces: {
        header: 'orderList.columns.pieces',
        align: 'end',
        isHidden: true,
        field: 'items',
        value: ({ items = [] }) => items.reduce((sum, { quantity }) => sum + quantity, 0),
      },
      discounts: {
        header: 'orderList.columns.discounts',
        isHidden: true,
        field: 'discounts',
        value: ({ discounts = [] }) => discounts.map(({ code }) => code).join(', '),
        cell: ({ discounts = [] }, { locale }) =>
          formatCodes(
            discounts.map(({ code }) => code),
            locale,
          ),
      },
      ...AMOUNT_COLUMNS,
      id: { header: 'orderList.columns.id', isHidden: true, value: ({ id }) => id },
    },
    failed: 'orders.failed',
  })
