import type { ListFilter } from '@stoa/api/list'
import { useTranslation } from '@stoa/extension-sdk'
import { FilterChips } from '@stoa/ui/filter-chips'
import { SearchField } from '@stoa/ui/search-field'
import { Toolbar } from '@stoa/ui/toolbar'

import { ORDER_NEEDS, type OrderFilter } from '../../model/order-filter.ts'
import { ORDER_STATUSES } from '../../model/status.ts'

interface OrderToolbarProps {
  filter: ListFilter<OrderFilter>
  onNarrow: (next: Partial<ListFilter<OrderFilter>>) => void
}

export function OrderToolbar({ filter, onNarrow }: OrderToolbarProps) {
  const { t } = useTranslation()
  const chosenOf = <Id extends OrderFilter>(known: readonly Id[]) =>
    known.filter((id) => filter.statuses.includes(id))
  const statuses = chosenOf(ORDER_STATUSES)
  const needs = chosenOf(ORDER_NEEDS)
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
        chosen={statuses}
        onChange={(chosen) => onNarrow({ statuses: [...chosen, ...needs] })}
      />
      <FilterChips
        label={t('orders.needFilter')}
        options={ORDER_NEEDS.map((id) => ({ id, label: t(`orders.needs.${id}`) }))}
        chosen={needs}
        onChange={(chosen) => onNarrow({ statuses: [...statuses, ...chosen] })}
      />
    </Toolbar>
  )
}
