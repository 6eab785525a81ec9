import { ListBar, type ListFilter } from '@stoa/admin/list'
import { LoadFailure } from '@stoa/admin/failures'
import { inviteQueries } from '@stoa/api/admin/invites'
import { useApi } from '@stoa/api/react'
import { useTranslation } from '@stoa/extension-sdk'
import { formatDate } from '@stoa/i18n/dates'
import { Badge } from '@stoa/ui/badge'
import { Card } from '@stoa/ui/card'
import { EmptyState } from '@stoa/ui/empty-state'
import { Table, type TableColumn } from '@stoa/ui/table'
import { useQuery } from '@tanstack/react-query'
import Mail from 'lucide-react/icons/mail'
import { useState } from 'react'

import { INVITE_STATES, openInvites, stateOf } from '../../model/open-invites.ts'
import { useInviteActions, type Invite } from './use-invite-actions.ts'

/** The address of the page holds the filter of the people, so that of the invites is not in it. */
const BAR = {
  search: { label: 'team.invites.search', hint: 'team.invites.searchHint' },
  filters: {
    status: {
      type: 'choices',
      label: 'team.invites.status',
      isLocal: true,
      values: INVITE_STATES,
      text: (state: string) => `team.invites.${state}`,
    },
  },
} as const

const EVERYTHING: Pick<ListFilter, 'q' | 'set'> = { q: '', set: {} }

/** The invites that nobody has accepted, newest first. */
export function Invites() {
  const { t } = useTranslation()
  const [filter, setFilter] = useState(EVERYTHING)
  const { data, error, refetch } = useQuery(inviteQueries(useApi()).list())
  const actionsOf = useInviteActions()
  const columns = useColumns()
  const invites = data?.invites ?? []
  const hasAny = openInvites(invites, EVERYTHING).length > 0
  return (
    <Card title={t('team.invites.title')} description={t('team.invites.hint')} isFlush>
      {hasAny ? (
        <ListBar
          definition={BAR}
          list={{
            filter,
            narrow: (next) => setFilter({ ...filter, ...next }),
            setFilter: (name, values) => setFilter({ ...filter, set: { ...filter.set, [name]: values } }),
          }}
        />
      ) : null}
      <Table
        label={t('team.invites.title')}
        columns={columns}
        rows={openInvites(invites, filter)}
        rowKey={({ id }) => id}
        rowMenu={{ rowName: ({ user_email }) => user_email, entries: actionsOf }}
        isLoading={!data && !error}
        skeletonRows={2}
        empty={
          <EmptyState icon={Mail} title={t(hasAny ? 'admin.list.noMatch.title' : 'team.invites.empty')} />
        }
        failure={
          error && !data ? (
            <LoadFailure title={t('team.invites.failed')} error={error} onRetry={refetch} />
          ) : undefined
        }
      />
    </Card>
  )
}

function useColumns(): TableColumn<Invite>[] {
  const { t, locale } = useTranslation()
  return [
    {
      id: 'email',
      header: t('team.fields.email'),
      width: '36%',
      cell: ({ user_email }) => <bdi>{user_email}</bdi>,
    },
    {
      id: 'status',
      header: t('team.invites.status'),
      cell: (invite) => (
        <Badge tone={stateOf(invite) === 'expired' ? 'danger' : 'warning'} variant="dot">
          {t(`team.invites.${stateOf(invite)}`)}
        </Badge>
      ),
    },
    {
      id: 'role',
      header: t('team.fields.role'),
      width: '128px',
      cell: ({ role }) => t(`team.roles.${role ?? 'member'}`),
    },
    {
      id: 'expires',
      header: t('team.invites.until'),
      width: '128px',
      cell: ({ expires_at }) => formatDate(new Date(expires_at), locale),
    },
  ]
}
