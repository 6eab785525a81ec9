import { FilterBar, type FilterBarProps } from '@stoa/ui/filter-bar'
import { SavedViews } from '@stoa/ui/saved-views'
import { SearchField } from '@stoa/ui/search-field'
import { Toolbar } from '@stoa/ui/toolbar'
import type { ReactNode } from 'react'

import type { ListState } from './use-list-state.ts'

interface ListToolbarProps {
  list: Pick<ListState<never>, 'views' | 'filter' | 'narrow' | 'setFilter' | 'filterTexts'>
  search: { label: string; hint: string }
  /** None where a list is only searched. */
  filters?: FilterBarProps['filters']
  /** What stands behind the filters. */
  children?: ReactNode
}

/** The views of a list, and below them what narrows it. */
export function ListToolbar({ list, search, filters, children }: ListToolbarProps) {
  const { filter, narrow } = list
  return (
    <>
      <SavedViews {...list.views} />
      <Toolbar
        search={
          <SearchField
            label={search.label}
            placeholder={search.hint}
            value={filter.q}
            onSearch={(q) => narrow({ q })}
          />
        }
      >
        {filters ? (
          <FilterBar
            filters={filters}
            values={filter.set}
            onChange={list.setFilter}
            onClear={() => narrow({ set: {} })}
            texts={list.filterTexts}
          />
        ) : null}
        {children}
      </Toolbar>
    </>
  )
}
