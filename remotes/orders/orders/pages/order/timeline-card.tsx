import { noteQueries } from '@stoa/api/admin/notes'
import { notificationQueries } from '@stoa/api/admin/notifications'
import type { AdminOrder } from '@stoa/api/admin/orders'
import { userQueries } from '@stoa/api/admin/users'
import { useApi } from '@stoa/api/react'
import { useTranslation } from '@stoa/extension-sdk'
import { Card } from '@stoa/ui/card'
import { SkeletonLines } from '@stoa/ui/skeleton-lines'
import { Stack } from '@stoa/ui/stack'
import { Timeline } from '@stoa/ui/timeline'
import { useQuery } from '@tanstack/react-query'

import { NewNote } from '../../../notes/new-note.tsx'
import { personName } from '../../model/person-name.ts'
import { timelineOf } from '../../model/timeline/timeline.ts'
import styles from './timeline-card.module.css'
import { TimelineGap } from './timeline-gap.tsx'
import { useTimelineItem } from './use-timeline-item.tsx'

export function TimelineCard({ order }: { order: AdminOrder }) {
  const { t } = useTranslation()
  const http = useApi()
  const notes = useQuery(noteQueries(http).ofResource(order.id))
  const sent = { resource_type: 'order', resource_id: order.id, include_resends: 'true' }
  const notifications = useQuery(notificationQueries(http).list(sent))
  const isPending = notes.isPending || notifications.isPending
  const events = timelineOf({
    order,
    edits: order.edits,
    notes: notes.data?.notes ?? [],
    notifications: notifications.data?.notifications ?? [],
  })
  const isByStaff = events.some(({ by }) => by)
  const staff = useQuery({
    ...userQueries(http).list({ limit: 200 }),
    enabled: isByStaff,
    meta: { quiet: true },
  })
  const names = new Map(staff.data?.users.map((user) => [user.id, personName(user) ?? user.email]))
  const toItem = useTimelineItem(order, names)
  return (
    <Card title={t('orders.timeline.title')}>
      <Stack>
        <NewNote resourceType="order" resourceId={order.id} />
        <TimelineGap title={t('orders.timeline.incomplete')} query={notes} />
        <TimelineGap title={t('orders.timeline.noMessages')} query={notifications} />
        {isPending ? (
          <SkeletonLines count={8} />
        ) : (
          <div className={styles.story}>
            <Timeline label={t('orders.timeline.title')} items={events.map(toItem)} />
          </div>
        )}
      </Stack>
    </Card>
  )
}
