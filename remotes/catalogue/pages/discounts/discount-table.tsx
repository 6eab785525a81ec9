import { discountQueries, type DiscountPage, type DiscountRow } from '@stoa/api/admin/discounts'
import { useApi } from '@stoa/api/react'
import { useNavigation, useTranslation, type PlacedContributions } from '@stoa/extension-sdk'
import { EmptyState } from '@stoa/ui/empty-state'
import { LinkButton } from '@stoa/ui/link-button'
import { useQueryClient } from '@tanstack/react-query'
import Copy from 'lucide-react/icons/copy'
import Pencil from 'lucide-react/icons/pencil'
import Percent from 'lucide-react/icons/percent'
import type { ReactNode } from 'react'

import { useDuplicate } from '../../components/discount/use-duplicate.ts'
import { ListTable } from '../../components/list-table.tsx'
import type { ListState } from '../../components/use-list-state.ts'
import { DISCOUNT_OF_PAGE } from '../../model/discount-query.ts'
import { useDiscountActions } from './use-discount-actions.ts'

interface DiscountTableProps {
  list: ListState<DiscountRow>
  added: PlacedContributions<'discount'>
  /** Undefined until the first page is there. */
  page: DiscountPage<DiscountRow> | undefined
  isReplaced: boolean
  failure: ReactNode
}

export function DiscountTable({ list, added, page, isReplaced, failure }: DiscountTableProps) {
  const { t } = useTranslation()
  const { href } = useNavigation()
  const cache = useQueryClient()
  const queries = discountQueries(useApi())
  const actions = useDiscountActions()
  const duplicate = useDuplicate()
  return (
    <ListTable
      label={t('discounts.title')}
      list={list}
      columns={list.columns}
      columnChoice={list.columnChoice}
      page={page && { rows: page.discounts, count: page.count }}
      isReplaced={isReplaced}
      nameOf={({ code }) => code}
      rowHref={({ id }) => href(`/discounts/${id}`)}
      rowActions={(row) => [
        { id: 'edit', label: t('common.edit'), icon: Pencil, href: href(`/discounts/${row.id}`) },
        // A code made by a template is nothing without it.
        ...(row.parent_discount_id
          ? []
          : [
              {
                id: 'duplicate',
                label: t('discounts.duplicate'),
                icon: Copy,
                onAction: () => duplicate(row.id),
              },
            ]),
        ...added.rowActions.map(({ run, ...entry }) => ({ ...entry, onAction: () => run(row) })),
      ]}
      bulkActions={[...actions, ...added.bulkActions]}
      onRowIntent={({ id }) => void cache.prefetchQuery(queries.detail(id, DISCOUNT_OF_PAGE))}
      empty={
        <EmptyState
          icon={Percent}
          title={t('discounts.empty.title')}
          message={t('discounts.empty.message')}
          actions={<LinkButton href={href('/discounts/new')}>{t('discounts.create')}</LinkButton>}
        />
      }
      failure={failure}
    />
  )
}
