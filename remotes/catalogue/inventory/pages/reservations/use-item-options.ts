import { useApi } from '@stoa/api/react'
import { useTranslation } from '@stoa/extension-sdk'
import type { LoadOptions } from '@stoa/ui/combo-field'
import { useQueryClient } from '@tanstack/react-query'

import { searchItems } from '../../model/item-options.ts'
import { quantitiesOf } from '../../model/stock-item.ts'

/** The items of a location to choose from, each with how many pieces are available. */
export function useItemOptions(locationId: string): LoadOptions {
  const { t } = useTranslation()
  return searchItems(useQueryClient(), useApi(), {
    locationId,
    describe: (item) => {
      const left = t('inventory.reservations.left', { count: quantitiesOf(item).available })
      return [item.sku, left].filter(Boolean).join(' · ')
    },
  })
}
