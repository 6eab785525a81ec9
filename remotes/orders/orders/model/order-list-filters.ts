import type { FilterDefinition } from '@stoa/admin/list'
import { channelChoices, regionChoices } from '@stoa/admin/choices'

import { ORDER_FILTERS } from './order-filter.ts'
import { FULFILLMENT_TONES, ORDER_STATUSES, PAYMENT_TONES } from './status.ts'

const isStatus = (value: string) => ORDER_STATUSES.some((status) => status === value)

const load = async () => import('./order-choices.ts')

/** The filters of a list of orders that all belong to one customer. */
export const CUSTOMER_ORDER_FILTERS = {
  status: {
    type: 'choices',
    label: 'orders.status',
    isLocal: true,
    values: ORDER_FILTERS,
    text: (value: string) => (isStatus(value) ? `orders.statuses.order.${value}` : `orders.needs.${value}`),
  },
  fulfillment_status: {
    type: 'choices',
    label: 'orders.columns.fulfillment',
    values: Object.keys(FULFILLMENT_TONES),
    text: (value: string) => `orders.statuses.fulfillment.${value}`,
  },
  payment_status: {
    type: 'choices',
    label: 'orders.columns.payment',
    values: Object.keys(PAYMENT_TONES),
    text: (value: string) => `orders.statuses.payment.${value}`,
  },
  region_id: {
    type: 'choices',
    label: 'orders.region',
    load: async () => regionChoices,
  },
  sales_channel_id: {
    type: 'choices',
    label: 'orderList.columns.channel',
    flag: 'sales_channels',
    load: async () => channelChoices,
  },
  currency_code: {
    type: 'choices',
    label: 'orderList.columns.currency',
    isSingle: true,
    isLocal: true,
    load: async () => (await load()).currencyChoices,
  },
  email: { type: 'text', label: 'orderList.columns.email' },
  /** Payment providers know an order by its cart. */
  cart_id: { type: 'text', label: 'orderList.cart' },
  created_at: { type: 'dates', label: 'orders.columns.date' },
  updated_at: { type: 'dates', label: 'orderList.updated' },
  canceled_at: { type: 'dates', label: 'orderList.canceled' },
} satisfies Record<string, FilterDefinition>

/** The filters of the order list. */
export const ORDER_LIST_FILTERS = {
  ...CUSTOMER_ORDER_FILTERS,
  customer_id: {
    type: 'choices',
    label: 'orders.columns.customer',
    isSingle: true,
    isLocal: true,
    load: async () => (await import('./customer-choices.ts')).customerChoices,
  },
} satisfies Record<string, FilterDefinition>
