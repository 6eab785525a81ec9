import type { ListFilter } from '@stoa/api/list'
import { useTranslation } from '@stoa/extension-sdk'
import { formatNumber } from '@stoa/i18n/numbers'
import { FilterBar } from '@stoa/ui/filter-bar'
import { MultiSelect } from '@stoa/ui/multi-select'
import { SearchField } from '@stoa/ui/search-field'
import { Toolbar } from '@stoa/ui/toolbar'

import { useToolbarTexts } from '../../components/use-toolbar-texts.ts'
import { useProductFilters } from '../../components/product/use-product-filters.ts'
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
  const { t, locale } = useTranslation()
  const { filters: texts } = useToolbarTexts()
  const { filter, narrow, setFilter } = list
  return (
    <>
      <Toolbar
        search={
          <SearchField
            label={t('products.search')}
            placeholder={t('products.searchHint')}
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
          texts={texts}
        />
      </Toolbar>
      <div className={styles['columns']}>
        <MultiSelect
          label={t('spreadsheet.shown')}
          options={choice.choices}
          value={choice.chosen}
          onChange={choice.choose}
          placeholder={t('spreadsheet.shownNone')}
          isDisabled={isDirty}
          {...(isDirty && { description: t('spreadsheet.hold') })}
          texts={{
            search: t('spreadsheet.search'),
            empty: t('common.choose.empty'),
            selected: (count) => t('spreadsheet.selected', { number: formatNumber(count, locale) }),
            selectShown: t('spreadsheet.selectAll'),
            clear: t('list.select.clear'),
          }}
        />
      </div>
    </>
  )
}
