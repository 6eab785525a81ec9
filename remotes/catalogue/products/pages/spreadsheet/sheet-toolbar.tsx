import type { ListFilter } from '@stoa/admin/list'
import { useProductFilters } from '@stoa/admin/pickers'
import { useTranslation } from '@stoa/extension-sdk'
import { FilterBar } from '@stoa/ui/filter-bar'
import { MultiSelect } from '@stoa/ui/multi-select'
import { SearchField } from '@stoa/ui/search-field'
import { Toolbar } from '@stoa/ui/toolbar'

import type { useSheetChoice } from './use-sheet-choice.ts'
import styles from './sheet-toolbar.module.css'

interface SheetToolbarProps {
  list: {
    filter: ListFilter
    narrow: (next: Partial<ListFilter>) => unknown
    setFilter: (name: string, values: readonly string[]) => unknown
  }
  choice: Pick<ReturnType<typeof useSheetChoice>, 'choices' | 'chosen' | 'choose'>
  isDirty: boolean
}

/** Narrows the products as their list does, and chooses which columns are shown. */
export function SheetToolbar({ list, choice, isDirty }: SheetToolbarProps) {
  const { t } = useTranslation()
  const { filter, narrow, setFilter } = list
  return (
    <>
      <Toolbar
        search={
          <SearchField
            label={t('admin.product.search')}
            placeholder={t('admin.product.searchHint')}
            value={filter.q}
            onSearch={(q) => void narrow({ q })}
          />
        }
      >
        <FilterBar
          filters={useProductFilters()}
          values={filter.set}
          onChange={(name, values) => void setFilter(name, values)}
          onClear={() => void narrow({ set: {} })}
        />
      </Toolbar>
      <div className={styles['columns']}>
        <MultiSelect
          label={t('products.spreadsheet.shown')}
          options={choice.choices}
          value={choice.chosen}
          onChange={choice.choose}
          placeholder={t('products.spreadsheet.shownNone')}
          isDisabled={isDirty}
          {...(isDirty && { description: t('products.spreadsheet.hold') })}
        />
      </div>
    </>
  )
}
