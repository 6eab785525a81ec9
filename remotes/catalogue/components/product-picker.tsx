import { productQueries, type ProductRow } from '@stoa/api/admin/products'
import { NO_FILTER, pageAt, type ListFilter } from '@stoa/api/list'
import { useApi } from '@stoa/api/react'
import { useTranslation } from '@stoa/extension-sdk'
import { formatNumber } from '@stoa/i18n/numbers'
import { EmptyState } from '@stoa/ui/empty-state'
import { FilterBar } from '@stoa/ui/filter-bar'
import { Pagination } from '@stoa/ui/pagination'
import { SearchField } from '@stoa/ui/search-field'
import { Table } from '@stoa/ui/table'
import { useQuery } from '@tanstack/react-query'
import SearchX from 'lucide-react/icons/search-x'
import { useState } from 'react'

import { productQueryOf } from '../model/product-rules.ts'
import { LoadFailure } from './load-failure.tsx'
import { useProductFilters } from './product/use-product-filters.ts'
import { usePickerColumns } from './use-picker-columns.tsx'
import { useToolbarTexts } from './use-toolbar-texts.ts'

interface ProductPickerProps {
  /** Ids of products, those of other pages too. */
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
  /** The collection that is being filled: its own products need no note that they are in one. */
  home?: string
}

const LIMIT = 10

/** All products that are no gift cards, to choose any number of them from; the choice outlives searches and pages. */
export function ProductPicker({ chosen, onChoose, home }: ProductPickerProps) {
  const { t, locale } = useTranslation()
  const [filter, setFilter] = useState(NO_FILTER)
  const { q, set } = filter
  const narrow = (next: Pick<ListFilter, 'q'> | Pick<ListFilter, 'set'>) =>
    setFilter({ ...filter, page: 1, ...next })
  const offset = (filter.page - 1) * LIMIT
  const query = { ...productQueryOf(filter), limit: LIMIT, offset }
  const { data, error, isPlaceholderData, refetch } = useQuery(productQueries(useApi()).list(query))
  const columns = usePickerColumns(home)
  const number = (value: number) => formatNumber(value, locale)
  const rows: readonly ProductRow[] = data?.products ?? []
  const choose = (keys: ReadonlySet<string>) => {
    const elsewhere = [...chosen].filter((key) => rows.every(({ id }) => id !== key))
    onChoose(new Set([...elsewhere, ...keys]))
  }
  return (
    <>
      <SearchField
        label={t('products.search')}
        placeholder={t('products.searchHint')}
        value={q}
        onSearch={(next) => narrow({ q: next.trim() })}
      />
      <FilterBar
        filters={useProductFilters()}
        values={set}
        onChange={(id, values) => narrow({ set: { ...set, [id]: values } })}
        onClear={() => narrow({ set: {} })}
        texts={useToolbarTexts().filters}
      />
      <output>{t('common.picker.chosen', { count: chosen.size, number: number(chosen.size) })}</output>
      <Table
        label={t('products.title')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        selection={{
          keys: chosen,
          onChange: choose,
          allLabel: t('list.select.all'),
          rowLabel: ({ title }) => t('list.select.one', { name: title }),
        }}
        isLoading={!data}
        skeletonRows={LIMIT}
        isRefetching={isPlaceholderData}
        empty={<EmptyState icon={SearchX} title={t('list.noMatch.title')} />}
        failure={
          error && !data ? (
            <LoadFailure title={t('products.failed')} error={error} onRetry={refetch} />
          ) : undefined
        }
      />
      {data && data.count > LIMIT ? (
        <Pagination
          offset={offset}
          limit={LIMIT}
          count={data.count}
          onChange={(next) => setFilter({ ...filter, page: pageAt(next, LIMIT) })}
          rangeLabel={({ from, to, count }) =>
            t('list.range', { from: number(from), to: number(to), total: number(count) })
          }
          label={t('list.pages')}
          previousLabel={t('list.previous')}
          nextLabel={t('list.next')}
        />
      ) : null}
    </>
  )
}
