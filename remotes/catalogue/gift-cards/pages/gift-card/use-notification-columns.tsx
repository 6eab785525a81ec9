import { useTranslation } from '@stoa/extension-sdk'
import { formatDateTime } from '@stoa/i18n/dates'
import { Button } from '@stoa/ui/button'
import type { TableColumn } from '@stoa/ui/table'

/** A message that was sent. */
export interface Sent {
  id: string
  to: string
  event_name: string | null
  created_at: string
}

export function useNotificationColumns(onResend: (sent: Sent) => void): TableColumn<Sent>[] {
  const { t, locale } = useTranslation()
  return [
    { id: 'to', header: t('giftCards.notifications.to'), cell: ({ to }) => <bdi>{to}</bdi> },
    {
      id: 'event',
      header: t('giftCards.notifications.event'),
      cell: ({ event_name: event }) => (event ? <bdi>{event}</bdi> : '–'),
    },
    {
      id: 'sent',
      header: t('giftCards.notifications.sent'),
      cell: ({ created_at }) => formatDateTime(created_at, locale),
    },
    {
      id: 'resend',
      header: t('giftCards.notifications.resend'),
      isHeaderHidden: true,
      align: 'end',
      cell: (sent) => (
        <Button
          size="small"
          aria-label={t('giftCards.notifications.resendTo', { to: sent.to })}
          onPress={() => onResend(sent)}
        >
          {t('giftCards.notifications.resend')}
        </Button>
      ),
    },
  ]
}
