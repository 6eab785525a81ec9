import { noteQueries } from '@stoa/api/admin/notes'
import type { AdminOrder } from '@stoa/api/admin/orders'
import { useApi } from '@stoa/api/react'
import { useFailureText, useTranslation } from '@stoa/extension-sdk'
import { Banner } from '@stoa/ui/banner'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { SkeletonLines } from '@stoa/ui/skeleton-lines'
import { Timeline } from '@stoa/ui/timeline'
import { useQuery } from '@tanstack/react-query'

import { timelineOf } from '../../model/timeline.ts'
import styles from './timeline-card.module.css'
import { useTimelineItem } from './use-timeline-item.tsx'

export function TimelineCard({ order }: { order: AdminOrder }) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const notes = useQuery(noteQueries(useApi()).ofResource(order.id))
  const toItem = useTimelineItem(order.currency_code)

  if (notes.isPending) {
    return (
      <Card title={t('orders.timeline.title')}>
        <SkeletonLines count={8} />
      </Card>
    )
  }
  const events = timelineOf(order, order.edits, notes.data?.notes ?? [])
  return (
    <Card title={t('orders.timeline.title')}>
      <div className={styles['story']}>
        {notes.isError && !notes.data ? (
          <Banner
            tone="warning"
            title={t('orders.timeline.incomplete')}
            actions={
              <Button size="small" isLoading={notes.isFetching} onPress={() => void notes.refetch()}>
                {t('admin.retry')}
              </Button>
            }
          >
            {failureText(notes.error)}
          </Banner>
        ) : null}
        <Timeline label={t('orders.timeline.title')} items={events.map(toItem)} />
      </div>
    </Card>
  )
}
