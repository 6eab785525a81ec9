import type { ListFilter } from '@stoa/api/list'
import { useTranslation } from '@stoa/extension-sdk'
import { FilterChips } from '@stoa/ui/filter-chips'
import { SearchField } from '@stoa/ui/search-field'
import { Toolbar } from '@stoa/ui/toolbar'

import { PRODUCT_STATUSES, type ProductStatus } from '../../model/product-status.ts'

interface ProductToolbarProps {
  filter: ListFilter<ProductStatus>
  onNarrow: (change: Partial<ListFilter<ProductStatus>>) => void
}

export function ProductToolbar({ filter, onNarrow }: ProductToolbarProps) {
  const { t } = useTranslation()
  return (
    <Toolbar
      search={
        <SearchField
          label={t('products.search')}
          placeholder={t('products.searchHint')}
          value={filter.q}
          onSearch={(q) => onNarrow({ q })}
        />
      }
    >
      <FilterChips
        label={t('products.statusFilter')}
        options={PRODUCT_STATUSES.map((id) => ({ id, label: t(`status.${id}`) }))}
        chosen={filter.statuses}
        onChange={(statuses) => onNarrow({ statuses })}
      />
    </Toolbar>
  )
}
