import { useTranslation } from '@stoa/extension-sdk'
import type { FilterBarProps } from '@stoa/ui/filter-bar'

import type { Places } from './use-places.ts'

/** What items can be narrowed by. */
export function useInventoryFilters({ places = [] }: Pick<Places, 'places'>): FilterBarProps['filters'] {
  const { t } = useTranslation()
  return [
    {
      id: 'location_id',
      label: t('inventory.columns.location'),
      type: 'choices',
      choices: places.map(({ id, name }) => ({ id, label: name })),
    },
    { id: 'available', label: t('inventory.columns.available'), type: 'numbers' },
  ]
}
