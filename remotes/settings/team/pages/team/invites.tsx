import { LoadFailure } from '@stoa/admin/record'
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

import { isExpired } from '../../model/invite-status.ts'
import { useInviteActions, type Invite } from './use-invite-actions.ts'

/** The invites that nobody has accepted, newest first. */
export function Invites() {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(inviteQueries(useApi()).list())
  const actionsOf = useInviteActions()
  const columns = useColumns()
  const rows = (data?.invites ?? [])
    .filter(({ accepted }) => !accepted)
    .toSorted((one, other) => (one.created_at < other.created_at ? 1 : -1))
  return (
    <Card title={t('team.invites.title')} description={t('team.invites.hint')} isFlush>
      <Table
        label={t('team.invites.title')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowMenu={{ rowName: ({ user_email }) => user_email, entries: actionsOf }}
        isLoading={!data && !error}
        skeletonRows={2}
        empty={<EmptyState icon={Mail} title={t('team.invites.empty')} />}
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
        <Badge tone={isExpired(invite) ? 'danger' : 'warning'} variant="dot">
          {t(`team.invites.${isExpired(invite) ? 'expired' : 'pending'}`)}
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
