import type { AdminOrder } from '@stoa/api/admin/orders'
import { useTranslation } from '@stoa/extension-sdk'
import { formatDateTime } from '@stoa/i18n/dates'
import { formatMoney } from '@stoa/i18n/money'
import { Inline } from '@stoa/ui/inline'
import { Stack } from '@stoa/ui/stack'
import type { TimelineItem } from '@stoa/ui/timeline'

import type { TimelineEvent } from '../../model/timeline/event.ts'
import { TIMELINE_ACTIONS } from './timeline-actions.tsx'
import { TIMELINE_ICONS } from './timeline-icons.ts'

/** Returns a function that turns an event into a translated timeline item. */
export function useTimelineItem(order: AdminOrder): (event: TimelineEvent) => TimelineItem {
  const { t, locale } = useTranslation()

  const titleOf = ({ kind, amount, pieces, author }: TimelineEvent): string => {
    if (kind === 'note' && author) return t('orders.timeline.kinds.noteBy', { author })
    return t(`orders.timeline.kinds.${kind}`, {
      ...(amount !== undefined && { amount: formatMoney(amount, order.currency_code, locale) }),
      ...(pieces !== undefined && { count: pieces }),
    })
  }
  const linesOf = ({ part, reason, tracking = [], text, message }: TimelineEvent): string[] =>
    [
      part && t(`orders.timeline.part.${part}`),
      reason && t(`orders.timeline.reasons.${reason}`),
      tracking.join(', '),
      text,
      message?.name,
      message?.to,
    ].filter((line): line is string => Boolean(line))

  return (event) => {
    const lines = linesOf(event)
    const { actions = [] } = event
    return {
      id: event.id,
      icon: TIMELINE_ICONS[event.kind],
      title: titleOf(event),
      time: formatDateTime(event.at, locale),
      dateTime: event.at,
      body:
        lines.length + actions.length > 0 ? (
          <Stack gap={1}>
            {lines.length > 0 ? <bdi>{lines.join('\n')}</bdi> : null}
            {actions.length > 0 ? (
              <Inline>
                {actions.map((id) => {
                  const Action = TIMELINE_ACTIONS[id]
                  return <Action key={id} order={order} event={event} />
                })}
              </Inline>
            ) : null}
          </Stack>
        ) : null,
    }
  }
}
