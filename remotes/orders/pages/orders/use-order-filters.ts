import { useApi } from '@stoa/api/react'
import { useTranslation } from '@stoa/extension-sdk'
import type { FilterBarProps } from '@stoa/ui/filter-bar'
import { useQueryClient } from '@tanstack/react-query'

import { ORDER_NEEDS } from '../../model/order-filter.ts'
import { FULFILLMENT_TONES, ORDER_STATUSES, PAYMENT_TONES } from '../../model/status.ts'

/** What the order list can be narrowed by. */
export function useOrderFilters(): FilterBarProps['filters'] {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const http = useApi()
  const named = (ids: readonly string[], key: string) => ids.map((id) => ({ id, label: t(`${key}.${id}`) }))
  return [
    {
      id: 'status',
      label: t('orders.status'),
      type: 'choices',
      choices: [...named(ORDER_STATUSES, 'status.order'), ...named(ORDER_NEEDS, 'orders.needs')],
    },
    {
      id: 'fulfillment_status',
      label: t('orders.columns.fulfillment'),
      type: 'choices',
      choices: named(Object.keys(FULFILLMENT_TONES), 'status.fulfillment'),
    },
    {
      id: 'payment_status',
      label: t('orders.columns.payment'),
      type: 'choices',
      choices: named(Object.keys(PAYMENT_TONES), 'status.payment'),
    },
    {
      id: 'region_id',
      label: t('orders.region'),
      type: 'choices',
      load: async () => (await import('./filter-choices.ts')).regionChoices(cache, http),
    },
    { id: 'created_at', label: t('orders.columns.date'), type: 'dates' },
  ]
}
