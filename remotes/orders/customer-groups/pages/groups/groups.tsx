import { useDeleteAction } from '@stoa/admin/actions'
import { lazyDialog } from '@stoa/admin/lazy-dialog'
import { defineList, ListPage } from '@stoa/admin/list'
import {
  customerGroupKeys,
  customerGroupQueries,
  useDeleteCustomerGroups,
  type CustomerGroupPage,
} from '@stoa/api/admin/customer-groups'
import type { HttpClient } from '@stoa/api/http'
import { useTranslation } from '@stoa/extension-sdk'
import Pencil from 'lucide-react/icons/pencil'
import Users from 'lucide-react/icons/users'
import { useState } from 'react'

import { withMemberCounts, type GroupRow } from '../../components/group-row.ts'
import { MemberCount } from '../../components/member-count.tsx'
import { useGroupQuestion } from '../../components/use-group-question.ts'

const CreateGroup = lazyDialog(async () => (await import('../../components/create-group.tsx')).CreateGroup)
const EditGroup = lazyDialog(async () => (await import('../../components/edit-group.tsx')).EditGroup)

const groups = defineList({
  name: 'customer-groups',
  path: '/customers/groups',
  entity: 'customer_group',
  key: customerGroupKeys.lists(),
  read: (http: HttpClient) => customerGroupQueries(http).rows,
  page: ({ customer_groups, ...page }: CustomerGroupPage) => ({
    ...page,
    rows: customer_groups as GroupRow[],
  }),
  query: { order: 'name' },
  complete: withMemberCounts,
  rowName: ({ name }) => name,
  rowPath: ({ id }) => `/customers/groups/${id}`,
  prefetch: (cache, http, { id }) => cache.prefetchQuery(customerGroupQueries(http).detail(id)),
  search: { label: 'customerGroups.search', hint: 'customerGroups.searchHint' },
  filters: {
    created_at: { type: 'dates', label: 'customerGroups.columns.created' },
    updated_at: { type: 'dates', label: 'customerGroups.columns.updated' },
  },
  columns: {
    name: { header: 'customerGroups.columns.name', width: '50%', sort: 'name', value: ({ name }) => name },
    members: {
      header: 'customerGroups.columns.members',
      width: '112px',
      align: 'end',
      value: ({ members }) => members,
      cell: ({ id }) => <MemberCount id={id} />,
    },
    created: {
      header: 'customerGroups.columns.created',
      width: '128px',
      sort: 'created_at',
      value: ({ created_at }) => new Date(created_at),
    },
    updated: {
      header: 'customerGroups.columns.updated',
      width: '128px',
      isHidden: true,
      sort: 'updated_at',
      value: ({ updated_at }) => new Date(updated_at),
    },
  },
  failed: 'customerGroups.failed',
})

export default function CustomerGroupsPage() {
  const { t } = useTranslation()
  const [edited, setEdited] = useState<GroupRow>()
  const remove = useDeleteAction<GroupRow>(useDeleteCustomerGroups(), useGroupQuestion())
  return (
    <>
      <ListPage
        list={groups}
        title={t('customerGroups.title')}
        create={{ label: t('customerGroups.create.action'), Dialog: CreateGroup }}
        rowActions={(group) => [
          { id: 'edit', label: t('admin.edit'), icon: Pencil, onAction: () => setEdited(group) },
        ]}
        bulkActions={[remove]}
        empty={{
          icon: Users,
          title: t('customerGroups.empty.title'),
          message: t('customerGroups.empty.message'),
        }}
      />
      {edited ? <EditGroup group={edited} onClose={() => setEdited(undefined)} /> : null}
    </>
  )
}
