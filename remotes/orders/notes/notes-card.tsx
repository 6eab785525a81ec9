import { LoadFailure } from '@stoa/admin/failures'
import { noteQueries } from '@stoa/api/admin/notes'
import { useApi } from '@stoa/api/react'
import { useTranslation } from '@stoa/extension-sdk'
import { formatDateTime } from '@stoa/i18n/dates'
import { Card } from '@stoa/ui/card'
import { Inline } from '@stoa/ui/inline'
import { SkeletonLines } from '@stoa/ui/skeleton-lines'
import { Stack } from '@stoa/ui/stack'
import { Timeline } from '@stoa/ui/timeline'
import { useQuery } from '@tanstack/react-query'
import MessageSquare from 'lucide-react/icons/message-square'

import { REMINDER } from '../drafts/model/last-reminder.ts'
import { NewNote } from './new-note.tsx'
import { DeleteNoteButton, EditNoteButton } from './note-actions.tsx'
import { personName } from '../orders/model/person-name.ts'

interface NotesCardProps {
  /** What the notes are about. */
  resourceType: 'customer' | 'draft_order'
  resourceId: string
}

/** What staff wrote about a record, newest first. */
export function NotesCard({ resourceType, resourceId }: NotesCardProps) {
  const { t, locale } = useTranslation()
  const { data, error, refetch } = useQuery(noteQueries(useApi()).ofResource(resourceId))
  // Other programs name the kind of a record in their own way.
  const notes = data?.notes.filter((note) => note.resource_type !== REMINDER)
  return (
    <Card title={t('notes.title')} description={t('notes.hint')}>
      <Stack>
        <NewNote resourceType={resourceType} resourceId={resourceId} />
        {notes?.length === 0 ? null : notes ? (
          <Timeline
            label={t('notes.title')}
            items={notes.map(({ id, value, author, created_at }) => ({
              id,
              icon: MessageSquare,
              title: <bdi>{personName(author) ?? author?.email ?? t('notes.title')}</bdi>,
              time: formatDateTime(created_at, locale),
              dateTime: created_at,
              body: (
                <Stack>
                  <p>
                    <bdi>{value}</bdi>
                  </p>
                  <Inline>
                    <EditNoteButton note={{ id, value, resourceId }} />
                    <DeleteNoteButton note={{ id, value, resourceId }} />
                  </Inline>
                </Stack>
              ),
            }))}
          />
        ) : error ? (
          <LoadFailure title={t('notes.failed')} error={error} onRetry={refetch} />
        ) : (
          <SkeletonLines count={2} />
        )}
      </Stack>
    </Card>
  )
}
