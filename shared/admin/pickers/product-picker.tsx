import { productQueries, type ProductRow } from '@stoa/api/admin/products'
import { listQueryOf, NO_FILTER, pageAt, type ListFilter, type ListRules } from '../list/list-filter.ts'
import { useApi } from '@stoa/api/react'
import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { FilterBar } from '@stoa/ui/filter-bar'
import { Inline } from '@stoa/ui/inline'
import { SearchField } from '@stoa/ui/search-field'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useFilters } from '../list/use-filters.ts'
import { PRODUCT_FILTERS, productQuery } from '../choices/product-filters.ts'
import { PickerTable } from './picker-table.tsx'
import { useMatchingProducts } from './use-matching-products.ts'
import { usePickerColumns } from './use-picker-columns.tsx'

interface ProductPickerProps {
  /** Ids of products, those of other pages too. */
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
  /** The collection that is being filled: its own products need no note that they are in one. */
  home?: string
}

const LIMIT = 10
const RULES: ListRules = { filters: PRODUCT_FILTERS, sorts: {} }

/** All products that are no gift cards, to choose any number of them from; the choice outlives searches and pages. */
export function ProductPicker({ chosen, onChoose, home }: ProductPickerProps) {
  const { t } = useTranslation()
  const [filter, setFilter] = useState(NO_FILTER)
  const { q, set } = filter
  const narrow = (next: Pick<ListFilter, 'q'> | Pick<ListFilter, 'set'>) =>
    setFilter({ ...filter, page: 1, ...next })
  const offset = (filter.page - 1) * LIMIT
  const query = productQuery({ ...listQueryOf(filter, RULES), limit: LIMIT, offset }, filter)
  const { data, error, isPlaceholderData, refetch } = useQuery(productQueries(useApi()).list(query))
  const { isReading, readIds } = useMatchingProducts(query)
  const columns = usePickerColumns(home)
  const rows: readonly ProductRow[] = data?.products ?? []
  const choose = (keys: ReadonlySet<string>) => {
    const elsewhere = [...chosen].filter((key) => rows.every(({ id }) => id !== key))
    onChoose(new Set([...elsewhere, ...keys]))
  }
  const chooseAll = async () => {
    const ids = await readIds()
    if (ids) onChoose(new Set([...chosen, ...ids]))
  }
  return (
    <>
      <SearchField
        label={t('admin.product.search')}
        placeholder={t('admin.product.searchHint')}
        value={q}
        onSearch={(next) => narrow({ q: next.trim() })}
      />
      <FilterBar
        filters={useFilters(PRODUCT_FILTERS)}
        values={set}
        onChange={(id, values) => narrow({ set: { ...set, [id]: values } })}
        onClear={() => narrow({ set: {} })}
      />
      <Inline>
        <output>{t('admin.picker.chosen', { count: chosen.size })}</output>
        {data && data.count > rows.length ? (
          <Button size="small" variant="quiet" isLoading={isReading} onPress={() => void chooseAll()}>
            {t('admin.picker.all', { count: data.count })}
          </Button>
        ) : null}
      </Inline>
      <PickerTable
        label={t('admin.picker.label')}
        columns={columns}
        rowName={({ title }) => title}
        rows={data?.products}
        count={data?.count ?? 0}
        offset={offset}
        limit={LIMIT}
        onTurn={(next) => setFilter({ ...filter, page: pageAt(next, LIMIT) })}
        chosen={chosen}
        onChoose={choose}
        isReplaced={isPlaceholderData}
        failed={t('admin.product.failed')}
        error={error}
        onRetry={refetch}
      />
    </>
  )
}
