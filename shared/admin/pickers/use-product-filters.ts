import { useApi } from '@stoa/api/react'
import { useFlag, useTranslation } from '@stoa/extension-sdk'
import type { FilterBarProps } from '@stoa/ui/filter-bar'
import { useQueryClient } from '@tanstack/react-query'

import { PRODUCT_STATUSES } from './product-status.ts'
import type * as Choices from './filter-choices.ts'

const choices = () => import('./filter-choices.ts')
type ChoiceName = keyof typeof Choices

/** What the product list can be narrowed by. */
export function useProductFilters(): FilterBarProps['filters'] {
  const { t, locale } = useTranslation()
  const cache = useQueryClient()
  const http = useApi()
  const hasCategories = useFlag('product_categories')
  const hasChannels = useFlag('sales_channels')
  const of = (id: string, label: string, name: ChoiceName) => ({
    id,
    label: t(label),
    type: 'choices' as const,
    load: async () => {
      const found = await (await choices())[name](cache, http)
      // Categories stand as in their tree.
      if (name === 'categoryChoices') return found
      return found.toSorted((one, other) => one.label.localeCompare(other.label, locale))
    },
  })
  return [
    {
      id: 'status',
      label: t('admin.product.columns.status'),
      type: 'choices',
      choices: PRODUCT_STATUSES.map((id) => ({ id, label: t(`admin.product.status.${id}`) })),
    },
    of('collection_id', 'admin.product.columns.collection', 'collectionChoices'),
    of('type_id', 'admin.product.organisation.type', 'typeChoices'),
    of('tags', 'admin.product.organisation.tags', 'tagChoices'),
    ...(hasCategories ? [of('category_id', 'admin.product.organisation.categories', 'categoryChoices')] : []),
    ...(hasChannels ? [of('sales_channel_id', 'admin.product.organisation.channels', 'channelChoices')] : []),
    of('price_list_id', 'admin.product.filters.priceList', 'priceListChoices'),
    { id: 'created_at', label: t('admin.product.columns.created'), type: 'dates' },
    { id: 'updated_at', label: t('admin.product.columns.updated'), type: 'dates' },
  ]
}
