import { offsetOf, PAGE_SIZES, pageAt, useReportResults } from '@stoa/admin/list'
import { productQueries, type ProductPage, type ProductRow } from '@stoa/api/admin/products'
import { useApi } from '@stoa/api/react'
import { useNavigation, useTranslation, type PlacedContributions } from '@stoa/extension-sdk'
import { ActionTable } from '@stoa/ui/action-table'
import { Pagination } from '@stoa/ui/pagination'
import { useQueryClient } from '@tanstack/react-query'
import Copy from 'lucide-react/icons/copy'
import Pencil from 'lucide-react/icons/pencil'
import { lazy, Suspense, type ComponentProps, type ReactNode } from 'react'

import { useCopyProduct } from '../../components/use-copy-product.ts'
import { NoProducts } from './no-products.tsx'
import styles from './product-table.module.css'
import { useBulkChange } from './use-bulk-change.tsx'
import { useProductActions } from './use-product-actions.ts'
import type { ProductList } from './use-product-list.ts'

interface ProductTableProps {
  /** Undefined until the first page is there. */
  page: ProductPage<ProductRow> | undefined
  /** The rows belong to the page before; others are on their way. */
  isReplaced: boolean
  /** What extensions add. */
  added: PlacedContributions<'product'>
  list: ProductList
  /** Why there is no page. */
  failure: ReactNode
  /** Pictures in the place of rows. */
  isTiled: boolean
}

const ProductTiles = lazy(async () => ({ default: (await import('./product-tiles.tsx')).ProductTiles }))

export function ProductTable({ page, isReplaced, added, list, failure, isTiled }: ProductTableProps) {
  const { t } = useTranslation()
  const { href } = useNavigation()
  const cache = useQueryClient()
  const queries = productQueries(useApi())
  const actions = useProductActions()
  const onSettled = useReportResults<ProductRow>()
  const copy = useCopyProduct()
  const bulk = useBulkChange()
  const { filter, turnTo, narrow } = list
  const listed: ComponentProps<typeof ProductTiles> = {
    label: t('products.title'),
    rows: page?.products ?? [],
    rowKey: ({ id }) => id,
    rowName: ({ title }) => title,
    rowHref: ({ id }) => href(`/products/${id}`),
    rowActions: (row) => [
      { id: 'edit', label: t('admin.edit'), icon: Pencil, href: href(`/products/${row.id}`) },
      { id: 'duplicate', label: t('products.duplicate.action'), icon: Copy, onAction: () => copy(row.id) },
      ...added.rowActions.map(({ run, ...entry }) => ({ ...entry, onAction: () => run(row) })),
    ],
    bulkActions: [bulk.action, ...actions, ...added.bulkActions],
    onSettled,
    onRowIntent: ({ id }) => void cache.prefetchQuery(queries.detail(id)),
    isLoading: !page,
    skeletonRows: filter.limit,
    isRefetching: isReplaced,
    empty: <NoProducts filter={filter} onTurn={turnTo} onReset={list.reset} />,
    failure,
  }
  return (
    <>
      {isTiled ? (
        <Suspense>
          <ProductTiles {...listed} />
        </Suspense>
      ) : (
        <ActionTable
          {...listed}
          columns={list.columns}
          sort={filter.sort}
          onSort={(sort) => narrow({ sort })}
          columnChoice={list.columnChoice}
        />
      )}
      {bulk.dialog}
      <div className={styles['pages']}>
        {page && page.products.length > 0 ? (
          <Pagination
            offset={offsetOf(filter)}
            limit={filter.limit}
            count={page.count}
            onChange={(offset) => turnTo(pageAt(offset, filter.limit))}
            sizes={{
              options: PAGE_SIZES,
              onChange: (limit) => narrow({ limit }),
            }}
          />
        ) : null}
      </div>
    </>
  )
}
