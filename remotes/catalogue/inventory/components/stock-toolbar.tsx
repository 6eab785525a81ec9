import type { useListFilter } from '@stoa/admin/list'
import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { FilterBar } from '@stoa/ui/filter-bar'
import { SearchField } from '@stoa/ui/search-field'
import { Toolbar } from '@stoa/ui/toolbar'

import { lowRange, thresholdOf } from '../model/availability.ts'
import { lowThreshold, rememberThreshold } from './low-stock.ts'
import { useInventoryFilters } from './use-inventory-filters.ts'
import type { Places } from './use-places.ts'

interface StockToolbarProps {
  list: Pick<ReturnType<typeof useListFilter>, 'filter' | 'narrow' | 'setFilter'>
  places: Places['places']
}

/** Narrows items by a text, by where they are kept and by how many of them are left. */
export function StockToolbar({ list, places }: StockToolbarProps) {
  const { t } = useTranslation()
  const { filter, narrow, setFilter } = list
  const set = (id: string, values: readonly string[]) => {
    const threshold = id === 'available' ? thresholdOf(values[0]) : undefined
    if (threshold !== undefined) rememberThreshold(threshold)
    setFilter(id, values)
  }
  const low = lowThreshold()
  return (
    <Toolbar
      search={
        <SearchField
          label={t('inventory.search')}
          placeholder={t('inventory.searchHint')}
          value={filter.q}
          onSearch={(q) => narrow({ q })}
        />
      }
    >
      {filter.set['available'] ? null : (
        <Button size="small" onPress={() => set('available', [lowRange(low)])}>
          {t('inventory.low', { number: low })}
        </Button>
      )}
      <FilterBar
        filters={useInventoryFilters({ places })}
        values={filter.set}
        onChange={set}
        onClear={() => narrow({ set: {} })}
      />
    </Toolbar>
  )
}
