import { LoadFailure } from '@stoa/admin/failures'
import type { ListedDraft } from '@stoa/api/admin/draft-orders'
import { useApi } from '@stoa/api/react'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { formatDate } from '@stoa/i18n/dates'
import { Card } from '@stoa/ui/card'
import { LinkButton } from '@stoa/ui/link-button'
import { Table, type TableColumn } from '@stoa/ui/table'
import { useQuery } from '@tanstack/react-query'

import { DraftStatusBadge } from '../../../drafts/components/draft-status-badge.tsx'
import type { CustomerOfPage } from '../../components/customer-of-page.ts'
import { customerDrafts } from '../../model/customer-drafts.ts'
import { draftsQuery } from './drafts-query.ts'

interface DraftsCardProps {
  customer: CustomerOfPage
  /** Drafts of everybody with the e-mail are shown. */
  isByEmail: boolean
}

/** The drafts for a customer, newest first. */
export function DraftsCard({ customer, isByEmail }: DraftsCardProps) {
  const { id, email } = customer
  const { t } = useTranslation()
  const { href } = useNavigation()
  const { data, error, refetch } = useQuery(draftsQuery(useApi(), email))
  const columns = useDraftColumns()
  const read = data?.draft_orders.length ?? 0
  return (
    <Card
      title={t('draftOrders.title')}
      {...(data &&
        read < data.count && { description: t('customers.drafts.ofLatest', { read, all: data.count }) })}
      actions={
        <LinkButton href={href(`/draft-orders/new?customer=${id}`)}>
          {t('draftOrders.create.action')}
        </LinkButton>
      }
      isFlush
    >
      {error && !data ? (
        <LoadFailure title={t('draftOrders.failed')} error={error} onRetry={refetch} />
      ) : (
        <Table
          label={t('draftOrders.title')}
          columns={columns}
          rows={data ? customerDrafts(data.draft_orders, { customer, isByEmail }) : []}
          rowKey={(draft) => draft.id}
          rowHref={(draft) => href(`/draft-orders/${draft.id}`)}
          isLoading={!data}
          skeletonRows={1}
          empty={t('draftOrders.empty.title')}
        />
      )}
    </Card>
  )
}

function useDraftColumns(): TableColumn<ListedDraft>[] {
  const { t, locale } = useTranslation()
  return [
    { id: 'number', header: t('draftOrders.columns.number'), cell: ({ display_id }) => `#${display_id}` },
    {
      id: 'created',
      header: t('draftOrders.columns.created'),
      cell: ({ created_at }) => formatDate(created_at, locale),
    },
    {
      id: 'status',
      header: t('draftOrders.columns.status'),
      cell: ({ status }) => <DraftStatusBadge status={status} variant="dot" />,
    },
  ]
}
