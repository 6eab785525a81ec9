import { useTranslation } from '@stoa/extension-sdk'
import { FilterBar } from '@stoa/ui/filter-bar'
import { SavedViews } from '@stoa/ui/saved-views'
import { SearchField } from '@stoa/ui/search-field'
import { Toolbar } from '@stoa/ui/toolbar'

import { useOrderFilters } from './use-order-filters.ts'
import type { OrderList } from './use-order-list.ts'

export function OrderToolbar({ list }: { list: OrderList }) {
  const { t } = useTranslation()
  const { filter, narrow } = list
  return (
    <>
      <SavedViews {...list.views} />
      <Toolbar
        search={
          <SearchField
            label={t('orders.search')}
            placeholder={t('orders.searchHint')}
            value={filter.q}
            onSearch={(q) => narrow({ q })}
          />
        }
      >
        <FilterBar
          filters={useOrderFilters()}
          values={filter.set}
          onChange={list.setFilter}
          onClear={() => narrow({ set: {} })}
          texts={list.filterTexts}
        />
      </Toolbar>
    </>
  )
}
