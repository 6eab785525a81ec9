import { lazyDialog } from '@stoa/admin/lazy-dialog'
import { defineList, ListCard, useList, type ListFilter } from '@stoa/admin/list'
import { userKeys, userQueries, type UserPage } from '@stoa/api/admin/users'
import type { HttpClient } from '@stoa/api/http'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { fullName } from '@stoa/i18n/names'
import { Button } from '@stoa/ui/button'
import { Page } from '@stoa/ui/page'
import Users from 'lucide-react/icons/users'
import { useState } from 'react'

import { localPage } from '../../../model/local-page.ts'
import { ROLES } from '../../model/roles.ts'
import { Invites } from './invites.tsx'
import { useMemberActions, type Member } from './use-member-actions.ts'

const EditMember = lazyDialog(async () => (await import('../../components/edit-member.tsx')).EditMember)
const InviteDialog = lazyDialog(async () => (await import('../../components/invite-dialog.tsx')).InviteDialog)

/** More people than a team has; the role can only be filtered by here. */
const ALL = { limit: 500 }

function membersOn({ users }: UserPage, filter: ListFilter) {
  const roles = filter.set['role'] ?? []
  const fitting = users.filter(({ role }) => roles.length === 0 || roles.includes(role))
  return localPage(fitting, filter, (member) => [member.email, fullName(member)])
}

const members = defineList({
  name: 'team',
  path: '/settings/team',
  key: userKeys.lists(),
  read: (http: HttpClient) => () => userQueries(http).list(ALL),
  page: membersOn,
  rowName: ({ email }) => email,
  search: { label: 'team.search', hint: 'team.searchHint' },
  filters: {
    role: {
      type: 'choices',
      label: 'team.fields.role',
      isLocal: true,
      values: ROLES,
      text: (role: string) => `team.roles.${role}`,
    },
  },
  columns: {
    email: { header: 'team.fields.email', width: '36%', value: ({ email }) => email },
    name: {
      header: 'team.fields.name',
      value: fullName,
    },
    role: {
      header: 'team.fields.role',
      width: '128px',
      value: ({ role }, { t }) => t(`team.roles.${role}`),
    },
    created: {
      header: 'team.columns.created',
      width: '128px',
      value: ({ created_at }) => new Date(created_at),
    },
  },
  failed: 'team.failed',
})

export default function TeamPage() {
  const { t } = useTranslation()
  const { href } = useNavigation()
  const [isInviting, setInviting] = useState(false)
  const [edited, setEdited] = useState<Member>()
  const actionsOf = useMemberActions(setEdited)
  return (
    <Page
      title={t('team.title')}
      back={{ href: href('/settings'), label: t('settings.title') }}
      actions={
        <Button variant="primary" onPress={() => setInviting(true)}>
          {t('team.invite.action')}
        </Button>
      }
    >
      <ListCard
        list={useList(members)}
        label={t('team.people')}
        title={t('team.people')}
        rowActions={actionsOf}
        empty={{ icon: Users, title: t('team.empty') }}
      />
      <Invites />
      {isInviting ? <InviteDialog onClose={() => setInviting(false)} /> : null}
      {edited ? <EditMember member={edited} onClose={() => setEdited(undefined)} /> : null}
    </Page>
  )
}
