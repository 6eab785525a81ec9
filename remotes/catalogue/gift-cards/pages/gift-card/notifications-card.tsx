import { lazyDialog } from '@stoa/admin/lazy-dialog'
import { LoadFailure } from '@stoa/admin/failures'
import { notificationQueries } from '@stoa/api/admin/notifications'
import { useApi } from '@stoa/api/react'
import { useTranslation } from '@stoa/extension-sdk'
import { Card } from '@stoa/ui/card'
import { EmptyState } from '@stoa/ui/empty-state'
import { Table } from '@stoa/ui/table'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useNotificationColumns, type Sent } from './use-notification-columns.tsx'

const ResendDialog = lazyDialog(async () => (await import('@stoa/admin/notifications')).ResendDialog)

/** What was sent about a card, to be sent again. */
export function NotificationsCard({ cardId }: { cardId: string }) {
  const { t } = useTranslation()
  const query = { resource_type: 'gift_card', resource_id: cardId, include_resends: 'true' }
  const { data, error, refetch } = useQuery(notificationQueries(useApi()).list(query))
  const [resent, setResent] = useState<Sent>()
  const columns = useNotificationColumns(setResent)
  return (
    <Card title={t('giftCards.notifications.title')} isFlush>
      <Table
        label={t('giftCards.notifications.title')}
        columns={columns}
        rows={data?.notifications ?? []}
        rowKey={({ id }) => id}
        isLoading={!data}
        skeletonRows={2}
        empty={
          <EmptyState
            title={t('giftCards.notifications.empty')}
            message={t('giftCards.notifications.emptyHint')}
          />
        }
        failure={
          error && !data ? (
            <LoadFailure title={t('giftCards.notifications.failed')} error={error} onRetry={refetch} />
          ) : undefined
        }
      />
      {resent ? <ResendDialog sent={resent} onClose={() => setResent(undefined)} /> : null}
    </Card>
  )
}
