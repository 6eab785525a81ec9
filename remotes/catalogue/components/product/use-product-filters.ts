import { useApi } from '@stoa/api/react'
import { useFlag, useTranslation } from '@stoa/extension-sdk'
import type { FilterBarProps } from '@stoa/ui/filter-bar'
import { useQueryClient } from '@tanstack/react-query'

import { PRODUCT_STATUSES } from '../../model/product-status.ts'
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
      label: t('products.columns.status'),
      type: 'choices',
      choices: PRODUCT_STATUSES.map((id) => ({ id, label: t(`status.${id}`) })),
    },
    of('collection_id', 'products.columns.collection', 'collectionChoices'),
    of('type_id', 'organisation.type', 'typeChoices'),
    of('tags', 'organisation.tags', 'tagChoices'),
    ...(hasCategories ? [of('category_id', 'organisation.categories', 'categoryChoices')] : []),
    ...(hasChannels ? [of('sales_channel_id', 'organisation.channels', 'channelChoices')] : []),
    of('price_list_id', 'products.filters.priceList', 'priceListChoices'),
    { id: 'created_at', label: t('products.columns.created'), type: 'dates' },
    { id: 'updated_at', label: t('products.columns.updated'), type: 'dates' },
  ]
}
