import { type ListState, ListTable } from '@stoa/admin/list'
import type { AdminPriceListsListRes, PriceList } from '@medusajs/client-types'
import { priceListQueries } from '@stoa/api/admin/price-lists'
import { useApi } from '@stoa/api/react'
import { useNavigation, useTranslation, type PlacedContributions } from '@stoa/extension-sdk'
import { EmptyState } from '@stoa/ui/empty-state'
import { LinkButton } from '@stoa/ui/link-button'
import { useQueryClient } from '@tanstack/react-query'
import Copy from 'lucide-react/icons/copy'
import Pencil from 'lucide-react/icons/pencil'
import Wallet from 'lucide-react/icons/wallet'
import type { ReactNode } from 'react'

import { useDuplicatePriceList } from '../../components/use-duplicate-price-list.ts'
import { usePriceListActions } from './use-price-list-actions.ts'

interface PriceListTableProps {
  list: ListState<PriceList>
  added: PlacedContributions<'price_list'>
  /** Undefined until the first page is there. */
  page: AdminPriceListsListRes | undefined
  isReplaced: boolean
  failure: ReactNode
}

export function PriceListTable({ list, added, page, isReplaced, failure }: PriceListTableProps) {
  const { t } = useTranslation()
  const { href } = useNavigation()
  const cache = useQueryClient()
  const queries = priceListQueries(useApi())
  const actions = usePriceListActions()
  const duplicate = useDuplicatePriceList()
  return (
    <ListTable
      label={t('pricing.title')}
      list={list}
      columns={list.columns}
      columnChoice={list.columnChoice}
      page={page && { rows: page.price_lists, count: page.count }}
      isReplaced={isReplaced}
      rowName={({ name }) => name}
      rowHref={({ id }) => href(`/pricing/${id}`)}
      rowActions={(row) => [
        { id: 'edit', label: t('admin.edit'), icon: Pencil, href: href(`/pricing/${row.id}`) },
        {
          id: 'duplicate',
          label: t('pricing.duplicate'),
          icon: Copy,
          onAction: () => duplicate(row.id),
        },
        ...added.rowActions.map(({ run, ...entry }) => ({ ...entry, onAction: () => run(row) })),
      ]}
      bulkActions={[...actions, ...added.bulkActions]}
      onRowIntent={({ id }) => void cache.prefetchQuery(queries.summary(id))}
      empty={
        <EmptyState
          icon={Wallet}
          title={t('pricing.empty.title')}
          message={t('pricing.empty.message')}
          actions={<LinkButton href={href('/pricing/new')}>{t('pricing.create')}</LinkButton>}
        />
      }
      failure={failure}
    />
  )
}
