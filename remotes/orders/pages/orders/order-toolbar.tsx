import type { ListFilter } from '@stoa/api/list'
import { useTranslation } from '@stoa/extension-sdk'
import { FilterChips } from '@stoa/ui/filter-chips'
import { SearchField } from '@stoa/ui/search-field'
import { Toolbar } from '@stoa/ui/toolbar'

import { ORDER_STATUSES, type OrderStatus } from '../../model/status.ts'

interface OrderToolbarProps {
  filter: ListFilter<OrderStatus>
  onNarrow: (next: Partial<ListFilter<OrderStatus>>) => void
}

export function OrderToolbar({ filter, onNarrow }: OrderToolbarProps) {
  const { t } = useTranslation()
  return (
    <Toolbar
      search={
        <SearchField
          label={t('orders.search')}
          placeholder={t('orders.searchHint')}
          value={filter.q}
          onSearch={(q) => onNarrow({ q })}
        />
      }
    >
      <FilterChips
        label={t('orders.statusFilter')}
        options={ORDER_STATUSES.map((id) => ({ id, label: t(`status.order.${id}`) }))}
        chosen={filter.statuses}
        onChange={(statuses) => onNarrow({ statuses })}
      />
    </Toolbar>
  )
}
