import { orderQueries, type OrderPage, type OrderRow } from '@stoa/api/admin/orders'
import { isNarrowed, offsetOf, PAGE_SIZES, pageAt } from '@stoa/api/list'
import { useApi } from '@stoa/api/react'
import { useNavigation, useTranslation, type PlacedContributions } from '@stoa/extension-sdk'
import { formatNumber } from '@stoa/i18n/numbers'
import { ActionTable } from '@stoa/ui/action-table'
import { Pagination } from '@stoa/ui/pagination'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { NoOrders } from './no-orders.tsx'
import styles from './order-table.module.css'
import { useListTexts } from './use-list-texts.ts'
import { useOrderActions } from './use-order-actions.ts'
import type { OrderList } from './use-order-list.ts'

interface OrderTableProps {
  /** Undefined until the first page is there. */
  page: OrderPage<OrderRow> | undefined
  /** The rows belong to the page before; others are on their way. */
  isReplaced: boolean
  /** What extensions add. */
  added: PlacedContributions<'order'>
  list: OrderList
  /** Why there is no page. */
  failure: ReactNode
}

export function OrderTable({ page, isReplaced, added, list, failure }: OrderTableProps) {
  const { t, locale } = useTranslation()
  const { href } = useNavigation()
  const cache = useQueryClient()
  const queries = orderQueries(useApi())
  const actions = useOrderActions()
  const { filter, turnTo, narrow } = list
  return (
    <>
      <ActionTable
        {...useListTexts()}
        label={t('orders.title')}
        columns={list.columns}
        sort={filter.sort}
        onSort={(sort) => narrow({ sort })}
        columnChoice={list.columnChoice}
        rows={page?.orders ?? []}
        rowKey={({ id }) => id}
        rowHref={({ id }) => href(`/orders/${id}`)}
        rowActions={(row) =>
          added.rowActions.map(({ run, ...entry }) => ({ ...entry, onAction: () => run(row) }))
        }
        bulkActions={[...actions, ...added.bulkActions]}
        onRowIntent={({ id }) => void cache.prefetchQuery(queries.detail(id))}
        isLoading={!page}
        skeletonRows={filter.limit}
        isRefetching={isReplaced}
        empty={<NoOrders isNarrowed={isNarrowed(filter) || filter.page > 1} onReset={list.reset} />}
        failure={failure}
      />
      <div className={styles['pages']}>
        {page && page.count > 0 ? (
          <Pagination
            offset={offsetOf(filter)}
            limit={filter.limit}
            count={page.count}
            onChange={(offset) => turnTo(pageAt(offset, filter.limit))}
            rangeLabel={({ from, to, count }) =>
              t('orders.range', {
                from: formatNumber(from, locale),
                to: formatNumber(to, locale),
                total: formatNumber(count, locale),
              })
            }
            label={t('orders.pages')}
            previousLabel={t('orders.previous')}
            nextLabel={t('orders.next')}
            sizes={{
              options: PAGE_SIZES,
              label: t('list.sizes.label'),
              optionLabel: (rows) => t('list.sizes.rows', { number: formatNumber(rows, locale) }),
              onChange: (limit) => narrow({ limit }),
            }}
          />
        ) : null}
      </div>
    </>
  )
}
