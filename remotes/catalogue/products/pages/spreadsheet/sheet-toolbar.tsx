import { ListBar, type FilterDefinition, type ListFilter } from '@stoa/admin/list'
import { productQueries } from '@stoa/api/admin/products'
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

/** The single product that a link narrows the sheet to, which shows its title and can be removed. */
const onlyOne = (id: string): FilterDefinition => ({
  type: 'choices',
  label: 'admin.product.columns.title',
  isSingle: true,
  load: async () => async (cache, http) => {
    const { product } = await cache.ensureQueryData(productQueries(http).detail(id))
    return [{ id, label: product.title }]
  },
})

/** Narrows the products as their list does, and chooses which columns are shown. */
export function SheetToolbar({ list, choice, isDirty }: SheetToolbarProps) {
  const { t } = useTranslation()
  const [id] = list.filter.set['id'] ?? []
  const filters = { ...(id && { id: onlyOne(id) }), ...products.filters }
  return (
    <>
      <ListBar definition={{ ...products, filters }} list={list} />
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
