import { productQueries, type ProductPage, type ProductRow } from '@stoa/api/admin/products'
import { offsetOf, PAGE_SIZE, pageAt, type ListFilter } from '@stoa/api/list'
import { useApi } from '@stoa/api/react'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { formatNumber } from '@stoa/i18n/numbers'
import { Pagination } from '@stoa/ui/pagination'
import { Table } from '@stoa/ui/table'
import { useQueryClient } from '@tanstack/react-query'

import { NoProducts } from './no-products.tsx'
import { useProductColumns } from './product-columns.tsx'
import styles from './product-table.module.css'

interface ProductTableProps {
  /** Undefined until the first page is there. */
  page: ProductPage<ProductRow> | undefined
  /** The rows belong to the page before; others are on their way. */
  isReplaced: boolean
  filter: ListFilter
  onTurn: (page: number) => void
  onReset: () => void
}

export function ProductTable({ page, isReplaced, filter, onTurn, onReset }: ProductTableProps) {
  const { t, locale } = useTranslation()
  const { href } = useNavigation()
  const cache = useQueryClient()
  const queries = productQueries(useApi())
  const columns = useProductColumns()
  return (
    <>
      <Table
        label={t('products.title')}
        columns={columns}
        rows={page?.products ?? []}
        rowKey={({ id }) => id}
        rowHref={({ id }) => href(`/products/${id}`)}
        onRowIntent={({ id }) => void cache.prefetchQuery(queries.detail(id))}
        isLoading={!page}
        skeletonRows={PAGE_SIZE}
        isRefetching={isReplaced}
        empty={<NoProducts filter={filter} onTurn={onTurn} onReset={onReset} />}
      />
      <div className={styles['pages']}>
        {page && page.products.length > 0 ? (
          <Pagination
            offset={offsetOf(filter)}
            limit={PAGE_SIZE}
            count={page.count}
            onChange={(offset) => onTurn(pageAt(offset))}
            rangeLabel={({ from, to, count }) =>
              t('products.range', {
                from: formatNumber(from, locale),
                to: formatNumber(to, locale),
                total: formatNumber(count, locale),
              })
            }
            label={t('products.pages')}
            previousLabel={t('products.previous')}
            nextLabel={t('products.next')}
          />
        ) : null}
      </div>
    </>
  )
}
