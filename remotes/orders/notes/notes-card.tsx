import { LoadFailure } from '@stoa/admin/record'
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

import { NewNote } from '../../../notes/new-note.tsx'
import { DeleteNoteButton, EditNoteButton } from '../../../notes/note-actions.tsx'
import { personName } from '../../../orders/model/person-name.ts'

/** What staff wrote about a customer, newest first. */
export function NotesCard({ customerId }: { customerId: string }) {
  const { t, locale } = useTranslation()
  const { data, error, refetch } = useQuery(noteQueries(useApi()).ofResource(customerId))
  return (
    <Card title={t('customers.notes.title')} description={t('customers.notes.hint')}>
      <Stack>
        <NewNote resourceType="customer" resourceId={customerId} />
        {data?.notes.length === 0 ? null : data ? (
          <Timeline
            label={t('customers.notes.title')}
            items={data.notes.map(({ id, value, author, created_at }) => ({
              id,
              icon: MessageSquare,
              title: <bdi>{personName(author) ?? author?.email ?? t('customers.notes.title')}</bdi>,
              time: formatDateTime(created_at, locale),
              dateTime: created_at,
              body: (
                <Stack>
                  <bdi>{value}</bdi>
                  <Inline>
                    <EditNoteButton note={{ id, value, resourceId: customerId }} />
                    <DeleteNoteButton note={{ id, value, resourceId: customerId }} />
                  </Inline>
                </Stack>
              ),
            }))}
          />
        ) : error ? (
          <LoadFailure title={t('customers.notes.failed')} error={error} onRetry={refetch} />
        ) : (
          <SkeletonLines count={2} />
        )}
      </Stack>
    </Card>
  )
}
