import { defineList, ListPage } from '@stoa/admin/list'
import { draftOrderKeys, draftOrderQueries, type ListedDraftPage } from '@stoa/api/admin/draft-orders'
import type { HttpClient } from '@stoa/api/http'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { LinkButton } from '@stoa/ui/link-button'
import { Link } from '@stoa/ui/link'
import Copy from 'lucide-react/icons/copy'
import FilePen from 'lucide-react/icons/file-pen'

import { OrderDate } from '../../../orders/components/order-date.tsx'
import { personName } from '../../../orders/model/person-name.ts'
import { DraftStatusBadge } from '../../components/draft-status-badge.tsx'
import { useDraftDeletion } from './use-draft-deletion.ts'

const drafts = defineList({
  name: 'draft-orders',
  path: '/draft-orders',
  entity: 'draft_order',
  key: draftOrderKeys.lists(),
  read: (http: HttpClient) => draftOrderQueries(http).rows,
  page: ({ draft_orders: rows, ...page }: ListedDraftPage) => ({ ...page, rows }),
  query: { order: '-created_at' },
  rowName: ({ display_id }) => `#${display_id}`,
  rowPath: ({ id }) => `/draft-orders/${id}`,
  prefetch: (cache, http, { id }) => cache.prefetchQuery(draftOrderQueries(http).detail(id)),
  search: { label: 'draftOrders.search', hint: 'draftOrders.searchHint' },
  filters: {
    status: {
      type: 'choices',
      label: 'draftOrders.columns.status',
      values: ['open', 'completed'],
      text: (status: string) => `draftOrders.status.${status}`,
    },
    created_at: { type: 'dates', label: 'draftOrders.columns.created' },
    updated_at: { type: 'dates', label: 'draftOrders.columns.updated' },
  },
  columns: {
    number: {
      header: 'draftOrders.columns.number',
      width: '96px',
      sort: 'display_id',
      value: ({ display_id }) => `#${display_id}`,
    },
    created: {
      header: 'draftOrders.columns.created',
      width: '160px',
      sort: 'created_at',
      value: ({ created_at }) => new Date(created_at),
      cell: ({ created_at }) => <OrderDate at={created_at} />,
    },
    customer: {
      header: 'draftOrders.columns.customer',
      value: ({ cart }) => (cart.customer && personName(cart.customer)) ?? cart.email,
    },
    email: { header: 'draftOrders.columns.email', isHidden: true, value: ({ cart }) => cart.email },
    region: { header: 'draftOrders.columns.region', width: '144px', value: ({ cart }) => cart.region.name },
    status: {
      header: 'draftOrders.columns.status',
      width: '128px',
      value: ({ status }, { t }) => t(`draftOrders.status.${status}`),
      cell: ({ status }) => <DraftStatusBadge status={status} variant="dot" />,
    },
    order: {
      header: 'draftOrders.columns.order',
      width: '96px',
      value: ({ order }) => (order ? `#${order.display_id}` : undefined),
      cell: ({ order }, { href }) =>
        order ? <Link href={href(`/orders/${order.id}`)}>{`#${order.display_id}`}</Link> : '–',
    },
    updated: {
      header: 'draftOrders.columns.updated',
      width: '128px',
      isHidden: true,
      sort: 'updated_at',
      value: ({ updated_at }) => new Date(updated_at),
    },
  },
  views: [
    { id: 'open', label: 'draftOrders.views.open', set: { status: ['open'] } },
    { id: 'completed', label: 'draftOrders.views.completed', set: { status: ['completed'] } },
  ],
  failed: 'draftOrders.failed',
})

export default function DraftOrdersPage() {
  const { t } = useTranslation()
  const { href, open } = useNavigation()
  const create = t('draftOrders.create.action')
  const path = href('/draft-orders/new')
  return (
    <ListPage
      list={drafts}
      title={t('draftOrders.title')}
      actions={
        <LinkButton variant="primary" href={path}>
          {create}
        </LinkButton>
      }
      rowActions={({ id }) => [
        {
          id: 'copy',
          label: t('draftOrders.duplicate'),
          icon: Copy,
          onAction: () => open(`/draft-orders/new?copy=${id}`),
        },
      ]}
      bulkActions={[useDraftDeletion()]}
      empty={{
        icon: FilePen,
        title: t('draftOrders.empty.title'),
        message: t('draftOrders.empty.message'),
        actions: <LinkButton href={path}>{create}</LinkButton>,
      }}
    />
  )
}
