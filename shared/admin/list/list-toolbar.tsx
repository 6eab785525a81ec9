import { FilterBar, type FilterBarProps } from '@stoa/ui/filter-bar'
import { SavedViews } from '@stoa/ui/saved-views'
import { SearchField } from '@stoa/ui/search-field'
import { Toolbar } from '@stoa/ui/toolbar'
import type { ReactNode } from 'react'

import type { ListState } from './use-list-state.ts'

interface ListToolbarProps {
  list: Pick<ListState<never>, 'views' | 'filter' | 'narrow' | 'setFilter'>
  /** Default: the list is not searched. */
  search?: { label: string; hint: string } | undefined
  /** Stands in the place of the search field. */
  instead?: ReactNode
  /** None where a list is only searched. */
  filters?: FilterBarProps['filters']
  /** Stands behind the filters. */
  children?: ReactNode
}

/** The views of a list, and below them what narrows it. */
export function ListToolbar({ list, search, instead, filters, children }: ListToolbarProps) {
  const { filter, narrow } = list
  const field = search ? (
    <SearchField
      label={search.label}
      placeholder={search.hint}
      value={filter.q}
      onSearch={(q) => narrow({ q })}
    />
  ) : undefined
  return (
    <>
      <SavedViews {...list.views} />
      <Toolbar search={instead ?? field}>
        {filters && filters.length > 0 ? (
          <FilterBar
            filters={filters}
            values={filter.set}
            onChange={list.setFilter}
            onClear={() => narrow({ set: {} })}
          />
        ) : null}
        {children}
      </Toolbar>
    </>
  )
}
