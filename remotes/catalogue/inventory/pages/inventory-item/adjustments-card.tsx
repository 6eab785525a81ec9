import { LoadFailure } from '@stoa/admin/failures'
import { noteQueries } from '@stoa/api/admin/notes'
import { useApi } from '@stoa/api/react'
import { useTranslation } from '@stoa/extension-sdk'
import { formatDateTime } from '@stoa/i18n/dates'
import { Card } from '@stoa/ui/card'
import { SkeletonLines } from '@stoa/ui/skeleton-lines'
import { Timeline } from '@stoa/ui/timeline'
import { useQuery } from '@tanstack/react-query'
import Diff from 'lucide-react/icons/diff'

/** What was adjusted by hand, and why: the notes about the item. */
export function AdjustmentsCard({ itemId }: { itemId: string }) {
  const { t, locale } = useTranslation()
  const { data, error, refetch } = useQuery(noteQueries(useApi()).ofResource(itemId))
  return (
    <Card title={t('inventory.adjustments.title')}>
      {data ? (
        data.notes.length > 0 ? (
          <Timeline
            label={t('inventory.adjustments.title')}
            items={data.notes.map(({ id, value, created_at }) => ({
              id,
              icon: Diff,
              title: <bdi>{value}</bdi>,
              time: formatDateTime(created_at, locale),
              dateTime: String(created_at),
            }))}
          />
        ) : (
          <p>{t('inventory.adjustments.empty')}</p>
        )
      ) : error ? (
        <LoadFailure title={t('inventory.adjustments.failed')} error={error} onRetry={refetch} />
      ) : (
        <SkeletonLines count={3} />
      )}
    </Card>
  )
}
