import { useBulkAction, writeInBatches } from '@stoa/admin/actions'
import { listQueryOf, ListTable, useListFilter } from '@stoa/admin/list'
import { PRODUCT_STATUSES } from '@stoa/admin/choices'
import { LoadFailure } from '@stoa/admin/failures'
import type { PriceList } from '@medusajs/client-types'
import { useDeleteProductsPrices } from '@stoa/api/admin/price-lists'
import { useApi } from '@stoa/api/react'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import type { TableBulkAction } from '@stoa/ui/action-table'
import { EmptyState } from '@stoa/ui/empty-state'
import { FilterBar } from '@stoa/ui/filter-bar'
import { SearchField } from '@stoa/ui/search-field'
import { Toolbar } from '@stoa/ui/toolbar'
import { useQuery } from '@tanstack/react-query'
import Pencil from 'lucide-react/icons/pencil'
import Tag from 'lucide-react/icons/tag'
import Trash2 from 'lucide-react/icons/trash-2'

import { ConflictsNote } from '../../components/conflicts-note.tsx'
import { productsOfList } from '../../components/price-queries.ts'
import styles from '../../components/pricing.module.css'
import { useConflicts } from '../../components/use-conflicts.ts'
import { pricedIn, subjectOf } from '../../model/price-conflicts.ts'
import { PRICED_PRODUCT_RULES } from '../../model/price-list-rules.ts'
import type { PricedProduct } from '../../model/price-sheet.ts'
import { usePricedColumns } from './use-priced-columns.tsx'

interface PricedProductsProps {
  list: PriceList
  /** Opens the sheet with the prices of these products. */
  onEdit: (productIds: readonly string[]) => void
}

const idsOf = (rows: readonly PricedProduct[]) => rows.map(({ id }) => id)

export function PricedProducts({ list, onEdit }: PricedProductsProps) {
  const { id, name } = list
  const { t } = useTranslation()
  const { href } = useNavigation()
  const bulkAction = useBulkAction()
  const state = useListFilter(PRICED_PRODUCT_RULES)
  const { filter, narrow, setFilter } = state
  const query = listQueryOf(filter, PRICED_PRODUCT_RULES)
  const { data, error, isPlaceholderData, refetch } = useQuery(productsOfList(useApi(), id, query))
  const { mutateAsync: remove } = useDeleteProductsPrices()
  const conflicts = useConflicts(subjectOf(list), pricedIn(id, data?.products ?? []))

  const actions: TableBulkAction<PricedProduct>[] = [
    {
      id: 'edit',
      label: t('pricing.editPrices'),
      icon: Pencil,
      shortcut: 'e',
      inMenuOf: () => true,
      run: async (rows) => onEdit(idsOf(rows)),
    },
    bulkAction({
      id: 'remove',
      label: t('admin.remove'),
      icon: Trash2,
      tone: 'danger',
      shortcut: 'd',
      inMenuOf: () => true,
      question: ({ length: count }) => ({
        title: t('pricing.remove.title', { count, name }),
        message: t('pricing.remove.message', { count }),
        confirmLabel: t('pricing.remove.confirm', { count }),
        tone: 'danger',
      }),
      write: (each) => writeInBatches(each, (productIds) => remove({ id, productIds })),
    }),
  ]
  return (
    <>
      <Toolbar
        search={
          <SearchField
            label={t('pricing.products.search')}
            placeholder={t('admin.product.searchHint')}
            value={filter.q}
            onSearch={(q) => narrow({ q })}
          />
        }
      >
        <FilterBar
          filters={[
            {
              id: 'status',
              label: t('admin.product.columns.status'),
              type: 'choices',
              choices: PRODUCT_STATUSES.map((status) => ({
                id: status,
                label: t(`admin.product.status.${status}`),
              })),
            },
            { id: 'created_at', label: t('admin.product.columns.created'), type: 'dates' },
          ]}
          values={filter.set}
          onChange={setFilter}
          onClear={() => narrow({ set: {} })}
        />
      </Toolbar>
      <div className={styles.inset}>
        <ConflictsNote name={name} read={conflicts} />
      </div>
      <ListTable
        label={t('pricing.products.title')}
        list={state}
        columns={usePricedColumns(id)}
        page={data && { rows: data.products, count: data.count }}
        isReplaced={isPlaceholderData}
        rowName={({ title }) => title}
        rowHref={(row) => href(`/products/${row.id}`)}
        bulkActions={actions}
        empty={
          <EmptyState
            icon={Tag}
            title={t('pricing.products.empty')}
            message={t('pricing.products.emptyHint')}
          />
        }
        failure={
          error && !data ? (
            <LoadFailure title={t('pricing.pricesFailed')} error={error} onRetry={refetch} />
          ) : undefined
        }
      />
    </>
  )
}
