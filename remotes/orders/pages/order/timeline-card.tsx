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
import { orderEditsQuery } from './order-edits-query.ts'
import styles from './timeline-card.module.css'
import { useTimelineItem } from './use-timeline-item.tsx'

export function TimelineCard({ order }: { order: AdminOrder }) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const http = useApi()
  const notes = useQuery(noteQueries(http).ofResource(order.id))
  const edits = useQuery(orderEditsQuery(http, order.id))
  const toItem = useTimelineItem(order.currency_code)
  const missing = [notes, edits].filter((query) => query.isError && !query.data)

  if (notes.isPending || edits.isPending) {
    return (
      <Card title={t('timeline.title')}>
        <SkeletonLines count={8} />
      </Card>
    )
  }
  const happenings = timelineOf(order, edits.data ?? [], notes.data?.notes ?? [])
  return (
    <Card title={t('timeline.title')}>
      <div className={styles['story']}>
        {missing.length > 0 ? (
          <Banner
            tone="warning"
            title={t('timeline.incomplete')}
            actions={
              <Button
                size="small"
                isLoading={missing.some(({ isFetching }) => isFetching)}
                onPress={() => missing.forEach((query) => void query.refetch())}
              >
                {t('retry')}
              </Button>
            }
          >
            {failureText(missing[0]?.error)}
          </Banner>
        ) : null}
        <Timeline label={t('timeline.title')} items={happenings.map(toItem)} />
      </div>
    </Card>
  )
}
