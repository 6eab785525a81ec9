import { ListBar, type ListFilter } from '@stoa/admin/list'
import { useTranslation } from '@stoa/extension-sdk'
import { MultiSelect } from '@stoa/ui/multi-select'

import { products } from '../../components/product-list.tsx'
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
  return (
    <>
      <ListBar definition={products} list={list} />
      <div className={styles.columns}>
        <MultiSelect
          label={t('spreadsheet.shown')}
          options={choice.choices}
          value={choice.chosen}
          onChange={choice.choose}
          placeholder={t('spreadsheet.shownNone')}
          isDisabled={isDirty}
          {...(isDirty && { description: t('spreadsheet.hold') })}
        />
      </div>
    </>
  )
}
