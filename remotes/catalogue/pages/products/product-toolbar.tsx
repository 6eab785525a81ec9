import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { FilterBar } from '@stoa/ui/filter-bar'
import { SavedViews } from '@stoa/ui/saved-views'
import { SearchField } from '@stoa/ui/search-field'
import { Toolbar } from '@stoa/ui/toolbar'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import List from 'lucide-react/icons/list'

import { useProductFilters } from '../../components/product/use-product-filters.ts'
import type { ProductList } from './use-product-list.ts'

interface ProductToolbarProps {
  list: ProductList
  isTiled: boolean
  onTiled: (isTiled: boolean) => void
}

export function ProductToolbar({ list, isTiled, onTiled }: ProductToolbarProps) {
  const { t } = useTranslation()
  const { filter, narrow } = list
  return (
    <>
      <SavedViews {...list.views} />
      <Toolbar
        search={
          <SearchField
            label={t('products.search')}
            placeholder={t('products.searchHint')}
            value={filter.q}
            onSearch={(q) => narrow({ q })}
          />
        }
      >
        <FilterBar
          filters={useProductFilters()}
          values={filter.set}
          onChange={list.setFilter}
          onClear={() => narrow({ set: {} })}
          texts={list.filterTexts}
        />
        <Button
          variant="quiet"
          icon={isTiled ? List : LayoutGrid}
          aria-label={t(isTiled ? 'products.asRows' : 'products.asTiles')}
          onPress={() => onTiled(!isTiled)}
        />
      </Toolbar>
    </>
  )
}
