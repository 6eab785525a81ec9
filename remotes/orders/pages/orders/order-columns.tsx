import type { OrderRow } from '@stoa/api/admin/orders'
import { useTranslation } from '@stoa/extension-sdk'
import { formatMoney } from '@stoa/i18n/money'
import type { TableColumn } from '@stoa/ui/table'

import { FulfillmentStatusBadge, PaymentStatusBadge } from '../../components/status-badge.tsx'
import { personName } from '../../model/person-name.ts'
import { OrderDate } from './order-date.tsx'

export function useOrderColumns(): TableColumn<OrderRow>[] {
  const { t, locale } = useTranslation()
  return [
    {
      id: 'number',
      header: t('orders.columns.number'),
      width: '88px',
      isSortable: true,
      cell: ({ display_id }) => <bdi>#{display_id}</bdi>,
    },
    {
      id: 'date',
      header: t('orders.columns.date'),
      width: '128px',
      isSortable: true,
      cell: ({ created_at }) => <OrderDate at={created_at} />,
    },
    {
      id: 'customer',
      header: t('orders.columns.customer'),
      width: '30%',
      cell: ({ customer, email }) => <bdi>{personName(customer) ?? email}</bdi>,
    },
    {
      id: 'fulfillment',
      header: t('orders.columns.fulfillment'),
      width: '152px',
      cell: ({ fulfillment_status }) => <FulfillmentStatusBadge status={fulfillment_status} variant="dot" />,
    },
    {
      id: 'payment',
      header: t('orders.columns.payment'),
      width: '152px',
      cell: ({ payment_status }) => <PaymentStatusBadge status={payment_status} variant="dot" />,
    },
    {
      id: 'total',
      header: t('orders.columns.total'),
      width: '112px',
      align: 'end',
      cell: ({ total, currency_code }) => <bdi>{formatMoney(total, currency_code, locale)}</bdi>,
    },
  ]
}
