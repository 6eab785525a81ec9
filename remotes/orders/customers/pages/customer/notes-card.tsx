import { LoadFailure } from '@stoa/admin/record'
import { noteQueries, useDeleteNote } from '@stoa/api/admin/notes'
import { useApi } from '@stoa/api/react'
import { useDialogs, useTranslation } from '@stoa/extension-sdk'
import { formatDateTime } from '@stoa/i18n/dates'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { SkeletonLines } from '@stoa/ui/skeleton-lines'
import { Stack } from '@stoa/ui/stack'
import { Timeline } from '@stoa/ui/timeline'
import { useQuery } from '@tanstack/react-query'
import MessageSquare from 'lucide-react/icons/message-square'

import { personName } from '../../../orders/model/person-name.ts'
import { NewNote } from './new-note.tsx'

/** What staff wrote about a customer, newest first. */
export function NotesCard({ customerId }: { customerId: string }) {
  const { t, locale } = useTranslation()
  const { confirm } = useDialogs()
  const { data, error, refetch } = useQuery(noteQueries(useApi()).ofResource(customerId))
  const { mutate: remove } = useDeleteNote()
  const ask = async (id: string) => {
    const question = {
      title: t('customers.notes.removeTitle'),
      message: t('customers.notes.removeMessage'),
      confirmLabel: t('customers.notes.remove'),
      tone: 'danger',
    } as const
    if (await confirm(question)) remove({ id, resourceId: customerId })
  }
  return (
    <Card title={t('customers.notes.title')} description={t('customers.notes.hint')}>
      <Stack>
        <NewNote customerId={customerId} />
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
                  <Button size="small" variant="quiet" onPress={() => void ask(id)}>
                    {t('customers.notes.remove')}
                  </Button>
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
