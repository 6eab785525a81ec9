import { inventoryItemQueries } from '@stoa/api/admin/inventory-items'
import { useApi } from '@stoa/api/react'
import { useTranslation } from '@stoa/extension-sdk'
import type { LoadOptions } from '@stoa/ui/combo-field'
import { useQueryClient } from '@tanstack/react-query'

import { itemLine, quantitiesOf } from '../../model/stock-item.ts'

const PAGE = { order: 'sku', limit: 10 }

/** Items to choose from, page by page; with a location only those that are kept there. */
export function useItemOptions(locationId?: string): LoadOptions {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const queries = inventoryItemQueries(useApi())
  return async ({ query, offset }) => {
    const { inventory_items, count } = await cache.fetchQuery(
      queries.rows({
        ...PAGE,
        offset,
        ...(query && { q: query }),
        ...(locationId && { location_id: [locationId] }),
      }),
    )
    const options = inventory_items.map((item) => {
      const { available } = quantitiesOf(item)
      const left = t('inventory.reservations.left', {
        count: available,
      })
      return {
        id: item.id,
        label: itemLine(item),
        description: [item.sku, left].filter(Boolean).join(' · '),
      }
    })
    return { options, count }
  }
}
