import { useTranslation } from '@stoa/extension-sdk'
import { formatDateTime } from '@stoa/i18n/dates'
import { formatMoney } from '@stoa/i18n/money'
import type { TimelineItem } from '@stoa/ui/timeline'

import type { TimelineEvent } from '../../model/timeline.ts'
import { TIMELINE_ICONS } from './timeline-icons.ts'

/** Returns a function that turns an event into a translated timeline item. */
export function useTimelineItem(currency: string): (event: TimelineEvent) => TimelineItem {
  const { t, locale } = useTranslation()

  const titleOf = ({ kind, amount, pieces, author }: TimelineEvent): string => {
    if (kind === 'note' && author) return t('orders.timeline.kinds.noteBy', { author })
    return t(`orders.timeline.kinds.${kind}`, {
      ...(amount !== undefined && { amount: formatMoney(amount, currency, locale) }),
      ...(pieces !== undefined && { count: pieces }),
    })
  }
  const linesOf = ({ part, reason, tracking = [], text }: TimelineEvent): string[] =>
    [
      part && t(`orders.timeline.part.${part}`),
      reason && t(`orders.timeline.reasons.${reason}`),
      tracking.join(', '),
      text,
    ].filter((line): line is string => Boolean(line))

  return (event) => {
    const lines = linesOf(event)
    return {
      id: event.id,
      icon: TIMELINE_ICONS[event.kind],
      title: titleOf(event),
      time: formatDateTime(event.at, locale),
      dateTime: event.at,
      body: lines.length > 0 ? <bdi>{lines.join('\n')}</bdi> : null,
    }
  }
}
