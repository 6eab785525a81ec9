import { productQueries, type ProductPage, type ProductRow } from '@stoa/api/admin/products'
import { offsetOf, PAGE_SIZE, pageAt, type ListFilter } from '@stoa/api/list'
import { useApi } from '@stoa/api/react'
import { useNavigation, useTranslation, type PlacedContributions } from '@stoa/extension-sdk'
import { formatNumber } from '@stoa/i18n/numbers'
import { ActionTable } from '@stoa/ui/action-table'
import { Pagination } from '@stoa/ui/pagination'
import { useQueryClient } from '@tanstack/react-query'

import { NoProducts } from './no-products.tsx'
import { useProductColumns } from './product-columns.tsx'
import styles from './product-table.module.css'
import { useListTexts } from './use-list-texts.ts'
import { useProductActions } from './use-product-actions.ts'

interface ProductTableProps {
  /** Undefined until the first page is there. */
  page: ProductPage<ProductRow> | undefined
  /** The rows belong to the page before; others are on their way. */
  isReplaced: boolean
  /** What extensions add. */
  added: PlacedContributions<'product'>
  filter: ListFilter
  onTurn: (page: number) => void
  onReset: () => void
}

export function ProductTable({ page, isReplaced, added, filter, onTurn, onReset }: ProductTableProps) {
  const { t, locale } = useTranslation()
  const { href } = useNavigation()
  const cache = useQueryClient()
  const queries = productQueries(useApi())
  const columns = useProductColumns()
  const actions = useProductActions()
  return (
    <>
      <ActionTable
        {...useListTexts()}
        label={t('products.title')}
        columns={[...columns, ...added.columns]}
        rows={page?.products ?? []}
        rowKey={({ id }) => id}
        rowHref={({ id }) => href(`/products/${id}`)}
        rowActions={(row) =>
          added.rowActions.map(({ run, ...entry }) => ({ ...entry, onAction: () => run(row) }))
        }
        bulkActions={[...actions, ...added.bulkActions]}
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
