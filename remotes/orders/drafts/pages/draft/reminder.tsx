import { useReportFailure } from '@stoa/admin/failures'
import type { AdminDraftOrder } from '@stoa/api/admin/draft-orders'
import { noteQueries, useCreateNote } from '@stoa/api/admin/notes'
import { useApi } from '@stoa/api/react'
import { useTranslation } from '@stoa/extension-sdk'
import { formatDateTime } from '@stoa/i18n/dates'
import { Button } from '@stoa/ui/button'
import { Inline } from '@stoa/ui/inline'
import { useQuery } from '@tanstack/react-query'

import { personName } from '../../../orders/model/person-name.ts'
import { lastReminder, REMINDER } from '../../model/last-reminder.ts'

/** When the customer was last reminded to pay, kept as a note, because a draft has no field for it. */
export function Reminder({ draft: { id, cart } }: { draft: AdminDraftOrder }) {
  const { t, locale } = useTranslation()
  const { data } = useQuery(noteQueries(useApi()).ofResource(id))
  const { mutateAsync: create, isPending } = useCreateNote()
  const reportFailure = useReportFailure()
  if (!data) return null
  const last = lastReminder(data.notes)
  const remind = async () => {
    try {
      await create({ resource_id: id, resource_type: REMINDER, value: cart.email ?? id })
    } catch (error) {
      reportFailure(error, t('draftOrders.reminder.failed'))
    }
  }
  const name = last && (personName(last.author) ?? last.author?.email)
  const date = last && formatDateTime(last.created_at, locale)
  return (
    <Inline>
      <span>
        {date === undefined
          ? t('draftOrders.reminder.never')
          : name
            ? t('draftOrders.reminder.lastBy', { date, name })
            : t('draftOrders.reminder.last', { date })}
      </span>
      <Button size="small" isLoading={isPending} onPress={() => void remind()}>
        {t('draftOrders.reminder.action')}
      </Button>
    </Inline>
  )
}
