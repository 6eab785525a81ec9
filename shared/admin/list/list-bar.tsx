import { useTranslation } from '@stoa/extension-sdk'
import { FilterBar } from '@stoa/ui/filter-bar'
import { SearchField } from '@stoa/ui/search-field'
import { Toolbar } from '@stoa/ui/toolbar'
import type { ReactNode } from 'react'

import type { FilterDefinition } from './list-definition.ts'
import type { ListFilter } from './list-filter.ts'
import { useFilters } from './use-filters.ts'

interface ListBarProps {
  /** What the list can be searched and filtered by, such as a defined list. */
  definition: {
    search?: { label: string; hint: string } | undefined
    filters: Readonly<Record<string, FilterDefinition>>
  }
  /** The filter and how it changes, as `useListFilter` gives them. */
  list: {
    filter: Pick<ListFilter, 'q' | 'set'>
    narrow: (next: Partial<ListFilter>) => unknown
    setFilter: (name: string, values: readonly string[]) => unknown
  }
  /** Replaces the search field. */
  search?: ReactNode
  /** Shown behind the filters. */
  children?: ReactNode
}

/** The search field and the filters of a list. */
export function ListBar({ definition, list, search, children }: ListBarProps) {
  const { t } = useTranslation()
  const { filter, narrow, setFilter } = list
  const filters = useFilters(definition.filters)
  const field = definition.search ? (
    <SearchField
      label={t(definition.search.label)}
      placeholder={t(definition.search.hint)}
      value={filter.q}
      onSearch={(q) => void narrow({ q })}
    />
  ) : null
  return (
    <Toolbar search={search ?? field}>
      {filters.length > 0 ? (
        <FilterBar
          filters={filters}
          values={filter.set}
          onChange={(name, values) => void setFilter(name, values)}
          onClear={() => void narrow({ set: {} })}
        />
      ) : null}
      {children}
    </Toolbar>
  )
}
