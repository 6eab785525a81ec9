import { useTranslation } from '@stoa/extension-sdk'
import type { FilterBarProps } from '@stoa/ui/filter-bar'

/** What the list of price lists can be narrowed by. */
export function usePriceListFilters(): FilterBarProps['filters'] {
  const { t } = useTranslation()
  return [
    {
      id: 'status',
      label: t('pricing.columns.status'),
      type: 'choices',
      choices: (['active', 'draft'] as const).map((id) => ({ id, label: t(`pricing.filters.${id}`) })),
    },
    {
      id: 'type',
      label: t('pricing.columns.type'),
      type: 'choices',
      choices: (['sale', 'override'] as const).map((id) => ({ id, label: t(`pricing.type.${id}.title`) })),
    },
    { id: 'created_at', label: t('pricing.columns.created'), type: 'dates' },
    { id: 'updated_at', label: t('pricing.columns.updated'), type: 'dates' },
  ]
}
