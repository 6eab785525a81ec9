import { defineRecord, RecordPage, type RecordParts } from '@stoa/admin/record'
import { customerGroupQueries } from '@stoa/api/admin/customer-groups'
import { useTranslation, Zone } from '@stoa/extension-sdk'
import { formatDate } from '@stoa/i18n/dates'
import UserX from 'lucide-react/icons/user-x'

import type { GroupRow } from '../../components/group-row.ts'
import { GroupActions } from './group-actions.tsx'
import { MembersCard } from './members-card.tsx'
import { UsesCard } from './uses-card.tsx'

const group = defineRecord({
  title: 'customerGroups.one',
  list: { path: '/customers/groups', title: 'customerGroups.title' },
  entity: 'customer_group',
  read: (http) => customerGroupQueries(http).detail,
  record: ({ customer_group: record }): GroupRow => record,
  name: ({ name }) => name,
  missing: {
    icon: UserX,
    title: 'customerGroups.missing.title',
    message: 'customerGroups.missing.message',
  },
  failed: 'customerGroups.failedOne',
  loading: {
    cards: [{ title: 'customerGroups.members.title', lines: 8 }],
    side: [{ title: 'customerGroups.uses.title', lines: 3 }],
    hasDescription: true,
  },
})

const partsOf = (record: GroupRow): RecordParts => ({
  description: <Description group={record} />,
  actions: <GroupActions group={record} />,
  side: <UsesCard groupId={record.id} />,
  cards: (
    <>
      <Zone name="customer_group.details.before" customerGroup={record} />
      <Zone name="customer_group.details.after" customerGroup={record} />
      <MembersCard group={record} />
    </>
  ),
})

export default function CustomerGroupPage() {
  return <RecordPage record={group} parts={partsOf} />
}

function Description({ group: { created_at } }: { group: GroupRow }) {
  const { t, locale } = useTranslation()
  return t('customerGroups.since', { date: formatDate(created_at, locale) })
}
