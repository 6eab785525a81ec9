import { useTranslation } from '@stoa/extension-sdk'
import { formatDateTime } from '@stoa/i18n/dates'
import { formatMoney } from '@stoa/i18n/money'
import type { TimelineItem } from '@stoa/ui/timeline'

import type { Happening } from '../../model/timeline.ts'
import { HAPPENING_ICONS } from './happening-icons.ts'

/** Puts a happening into words. */
export function useTimelineItem(currency: string): (happening: Happening) => TimelineItem {
  const { t, locale } = useTranslation()

  const titleOf = ({ kind, amount, pieces, author }: Happening): string => {
    if (kind === 'note' && author) return t('orders.timeline.kinds.noteBy', { author })
    return t(`orders.timeline.kinds.${kind}`, {
      ...(amount !== undefined && { amount: formatMoney(amount, currency, locale) }),
      ...(pieces !== undefined && { count: pieces }),
    })
  }
  const linesOf = ({ part, reason, tracking = [], text }: Happening): string[] =>
    [
      part && t(`orders.timeline.part.${part}`),
      reason && t(`orders.timeline.reasons.${reason}`),
      tracking.join(', '),
      text,
    ].filter((line): line is string => Boolean(line))

  return (happening) => {
    const lines = linesOf(happening)
    return {
      id: happening.id,
      icon: HAPPENING_ICONS[happening.kind],
      title: titleOf(happening),
      time: formatDateTime(happening.at, locale),
      dateTime: happening.at,
      body: lines.length > 0 ? <bdi>{lines.join('\n')}</bdi> : null,
    }
  }
}
