import { orderQueries, type OrderPage, type OrderRow } from '@stoa/api/admin/orders'
import { isNarrowed, offsetOf, PAGE_SIZE, pageAt, type ListFilter } from '@stoa/api/list'
import { useApi } from '@stoa/api/react'
import { useNavigation, useTranslation, type PlacedContributions } from '@stoa/extension-sdk'
import { formatNumber } from '@stoa/i18n/numbers'
import { ActionTable } from '@stoa/ui/action-table'
import { Pagination } from '@stoa/ui/pagination'
import { useQueryClient } from '@tanstack/react-query'

import { NoOrders } from './no-orders.tsx'
import { useOrderColumns } from './order-columns.tsx'
import styles from './order-table.module.css'
import { useListTexts } from './use-list-texts.ts'
import { useOrderActions } from './use-order-actions.ts'

interface OrderTableProps {
  /** Undefined until the first page is there. */
  page: OrderPage<OrderRow> | undefined
  /** The rows belong to the page before; others are on their way. */
  isReplaced: boolean
  /** What extensions add. */
  added: PlacedContributions<'order'>
  filter: ListFilter
  onTurn: (page: number) => void
  onReset: () => void
}

export function OrderTable({ page, isReplaced, added, filter, onTurn, onReset }: OrderTableProps) {
  const { t, locale } = useTranslation()
  const { href } = useNavigation()
  const cache = useQueryClient()
  const queries = orderQueries(useApi())
  const columns = useOrderColumns()
  const actions = useOrderActions()
  return (
    <>
      <ActionTable
        {...useListTexts()}
        label={t('orders.title')}
        columns={[...columns, ...added.columns]}
        rows={page?.orders ?? []}
        rowKey={({ id }) => id}
        rowHref={({ id }) => href(`/orders/${id}`)}
        rowActions={(row) =>
          added.rowActions.map(({ run, ...entry }) => ({ ...entry, onAction: () => run(row) }))
        }
        bulkActions={[...actions, ...added.bulkActions]}
        onRowIntent={({ id }) => void cache.prefetchQuery(queries.detail(id))}
        isLoading={!page}
        skeletonRows={PAGE_SIZE}
        isRefetching={isReplaced}
        empty={<NoOrders isNarrowed={isNarrowed(filter) || filter.page > 1} onReset={onReset} />}
      />
      <div className={styles['pages']}>
        {page && page.count > 0 ? (
          <Pagination
            offset={offsetOf(filter)}
            limit={PAGE_SIZE}
            count={page.count}
            onChange={(offset) => onTurn(pageAt(offset))}
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
          />
        ) : null}
      </div>
    </>
  )
}
