import { lazyDialog } from '@stoa/admin/lazy-dialog'
import { defineList, ListCard, useList } from '@stoa/admin/list'
import { customerKeys, customerQueries, type CustomerPage } from '@stoa/api/admin/customers'
import type { HttpClient } from '@stoa/api/http'
import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import Users from 'lucide-react/icons/users'
import { useMemo, useState } from 'react'

import { AccountBadge } from '../../../customers/components/account-badge.tsx'
import { customerQuery } from '../../../customers/components/customer-query.ts'
import { personName } from '../../../orders/model/person-name.ts'
import type { GroupRow } from '../../components/group-row.ts'
import { CANDIDATE_FILTERS } from './candidates.ts'
import { useRemoveMembers } from './use-remove-members.ts'

const ChooseMembers = lazyDialog(async () => (await import('./choose-members.tsx')).ChooseMembers)

const membersOf = (groupId: string) =>
  defineList({
    name: 'customer-group-members',
    path: `/customers/groups/${groupId}`,
    key: customerKeys.lists(),
    read: (http: HttpClient) => customerQueries(http).rows,
    page: ({ customers: rows, ...page }: CustomerPage) => ({ ...page, rows }),
    query: { order: '-created_at' },
    toQuery: (query) => ({ ...query, groups: [groupId] }),
    rowName: (customer) => personName(customer) ?? customer.email,
    rowPath: ({ id }) => `/customers/${id}`,
    prefetch: (cache, http, { id }) => cache.prefetchQuery(customerQuery(http)(id)),
    search: { label: 'customers.search', hint: 'customers.searchHint' },
    filters: CANDIDATE_FILTERS,
    columns: {
      name: {
        header: 'customers.columns.name',
        width: '35%',
        sort: 'first_name',
        value: (customer) => personName(customer) ?? customer.email,
      },
      email: { header: 'customers.columns.email', sort: 'email', value: ({ email }) => email },
      account: {
        header: 'customers.columns.account',
        width: '112px',
        value: ({ has_account }, { t }) => t(has_account ? 'customers.account' : 'customers.guest'),
        cell: ({ has_account }) => <AccountBadge hasAccount={has_account} variant="dot" />,
      },
      created: {
        header: 'customers.columns.created',
        width: '128px',
        isHidden: true,
        sort: 'created_at',
        value: ({ created_at }) => new Date(created_at),
      },
    },
    failed: 'customerGroups.members.failed',
  })

/** The customers in a group, to be looked through, added and removed. */
export function MembersCard({ group }: { group: GroupRow }) {
  const { id } = group
  const { t } = useTranslation()
  const list = useList(useMemo(() => membersOf(id), [id]))
  const [isChoosing, setChoosing] = useState(false)
  const choose = <Button onPress={() => setChoosing(true)}>{t('customerGroups.members.choose')}</Button>
  return (
    <>
      <ListCard
        list={list}
        label={t('customerGroups.members.title')}
        title={t('customerGroups.members.title')}
        tools={choose}
        bulkActions={[useRemoveMembers(group)]}
        empty={{
          icon: Users,
          title: t('customerGroups.members.empty'),
          message: t('customerGroups.members.emptyHint'),
          actions: choose,
        }}
      />
      {isChoosing ? <ChooseMembers group={group} onClose={() => setChoosing(false)} /> : null}
    </>
  )
}
