import type { AdminOrder } from '@stoa/api/admin/orders'
import { useTranslation } from '@stoa/extension-sdk'
import { formatDateTime } from '@stoa/i18n/dates'
import { formatCodes } from '@stoa/i18n/lists'
import { formatMoney } from '@stoa/i18n/money'
import { Inline } from '@stoa/ui/inline'
import { Stack } from '@stoa/ui/stack'
import type { TimelineItem } from '@stoa/ui/timeline'

import { differenceOf } from '../../../after-sale/model/edit.ts'
import type { TimelineEvent } from '../../model/timeline/event.ts'
import { TIMELINE_ACTIONS } from './timeline-actions.tsx'
import { TIMELINE_ICONS } from './timeline-icons.ts'

/** Messages with a name in the texts, by the event that they are sent for; of others the event is shown. */
const MESSAGES: Readonly<Partial<Record<string, string>>> = {
  'order.placed': 'placed',
  'order.payment_captured': 'captured',
  'order.shipment_created': 'shipped',
  'order.refund_created': 'refunded',
  'order.canceled': 'canceled',
  'order.return_requested': 'returnRequested',
}

/** Returns a function that turns an event into a translated timeline item. `staff`: the names of the team by their ids. */
export function useTimelineItem(
  order: AdminOrder,
  staff: ReadonlyMap<string, string>,
): (event: TimelineEvent) => TimelineItem {
  const { t, locale } = useTranslation()

  const titleOf = ({ kind, amount, pieces, author }: TimelineEvent): string => {
    if (kind === 'note' && author) return t('orders.timeline.kinds.noteBy', { author })
    return t(`orders.timeline.kinds.${kind}`, {
      ...(amount !== undefined && { amount: formatMoney(amount, order.currency_code, locale) }),
      ...(pieces !== undefined && { count: pieces }),
    })
  }
  const linesOf = (event: TimelineEvent): string[] => {
    const { part, reason, tracking = [], text, message, stock = 0, by, due } = event
    const name = staff.get(by ?? '')
    return [
      name && t('orders.timeline.by', { name }),
      part && t(`orders.timeline.part.${part}`),
      reason && t(`orders.timeline.reasons.${reason}`),
      due !== undefined && dueText(due),
      stock < 0 && t('order.stock.taken', { count: -stock }),
      stock > 0 && t('order.stock.returned', { count: stock }),
      formatCodes(tracking, locale),
      text,
      message && messageName(message.name),
      message?.to,
    ].filter((line): line is string => Boolean(line))
  }

  const dueText = (due: number): string => {
    const { kind, amount } = differenceOf(due)
    return t(`afterSale.facts.${kind}`, { amount: formatMoney(amount, order.currency_code, locale) })
  }

  const messageName = (event: string): string => {
    const known = MESSAGES[event]
    return known ? t(`order.messages.${known}`) : event
  }

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
