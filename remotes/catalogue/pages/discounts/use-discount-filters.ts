import { useTranslation } from '@stoa/extension-sdk'
import type { FilterBarProps } from '@stoa/ui/filter-bar'

/** What the list of discounts can be narrowed by. */
export function useDiscountFilters(): FilterBarProps['filters'] {
  const { t } = useTranslation()
  return [
    {
      id: 'is_dynamic',
      label: t('discounts.filters.kind'),
      type: 'choices',
      choices: [
        { id: 'false', label: t('discounts.filters.normal') },
        { id: 'true', label: t('discounts.filters.dynamic') },
      ],
    },
    {
      id: 'is_disabled',
      label: t('discounts.filters.state'),
      type: 'choices',
      choices: [
        { id: 'false', label: t('discounts.filters.enabled') },
        { id: 'true', label: t('discounts.filters.disabled') },
      ],
    },
    { id: 'created_at', label: t('discounts.columns.created'), type: 'dates' },
  ]
}
