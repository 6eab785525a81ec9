import { defineList, ListPage, offsetOf, type ListFilter } from '@stoa/admin/list'
import { returnKeys } from '@stoa/api/admin/returns'
import type { HttpClient } from '@stoa/api/http'
import { useTranslation } from '@stoa/extension-sdk'
import Undo2 from 'lucide-react/icons/undo-2'

import { OrderDate } from '../../../orders/components/order-date.tsx'
import { fittingRows, isWaiting, KINDS, NEEDS } from '../../model/inbox.ts'
import { inboxQuery, MOST_READ, type Inbox } from './inbox-query.ts'
import { NeedBadges } from './need-badges.tsx'

const numberOf = (number: number | undefined) => (number === undefined ? undefined : `#${number}`)

const inbox = defineList({
  name: 'returns',
  path: '/returns',
  key: returnKeys.lists(),
  read: (http: HttpClient) => () => inboxQuery(http),
  page: ({ rows, isPartial }: Inbox, filter: ListFilter) => {
    const fitting = fittingRows(rows, {
      q: filter.q,
      kinds: filter.set['kind'] ?? [],
      needs: filter.set['needs'] ?? [],
      isNewestFirst: filter.sort?.direction === 'descending',
    })
    const offset = offsetOf(filter)
    return { rows: fitting.slice(offset, offset + filter.limit), count: fitting.length, isPartial }
  },
  rowName: ({ number, id }) => numberOf(number) ?? id,
  rowPath: ({ orderId }) => `/orders/${orderId}`,
  search: { label: 'afterSale.inbox.search', hint: 'afterSale.inbox.searchHint' },
  filters: {
    kind: {
      type: 'choices',
      label: 'afterSale.inbox.columns.kind',
      isLocal: true,
      values: KINDS,
      text: (kind) => `afterSale.inbox.kinds.${kind}`,
    },
    needs: {
      type: 'choices',
      label: 'afterSale.inbox.columns.needs',
      isLocal: true,
      values: NEEDS,
      text: (need) => `afterSale.inbox.needs.${need}`,
    },
  },
  views: [
    { id: 'receive', label: 'afterSale.inbox.views.receive', set: { needs: ['receive'] } },
    { id: 'settle', label: 'afterSale.inbox.views.settle', set: { needs: ['settle', 'pack'] } },
    { id: 'customer', label: 'afterSale.inbox.views.customer', set: { needs: ['customer'] } },
  ],
  columns: {
    order: {
      header: 'afterSale.inbox.columns.order',
      width: '16%',
      value: ({ number }, { t }) => numberOf(number) ?? t('afterSale.inbox.unnumbered'),
    },
    kind: {
      header: 'afterSale.inbox.columns.kind',
      value: ({ kind }, { t }) => t(`afterSale.inbox.kinds.${kind}`),
    },
    needs: {
      header: 'afterSale.inbox.columns.needs',
      width: '30%',
      value: ({ needs }, { t }) => needs.map((need) => t(`afterSale.inbox.needs.${need}`)).join(', '),
      cell: ({ needs }) => <NeedBadges needs={needs} />,
    },
    customer: { header: 'afterSale.inbox.columns.customer', value: ({ email }) => email },
    pieces: { header: 'afterSale.inbox.columns.pieces', align: 'end', value: ({ pieces }) => pieces },
    age: {
      header: 'afterSale.inbox.columns.since',
      sort: 'created_at',
      value: ({ created_at }) => new Date(created_at),
      cell: (row) => <OrderDate at={row.created_at} isAge={isWaiting(row)} />,
    },
  },
  failed: 'afterSale.inbox.failed',
})

/** Everything that comes back or is replaced: returns, exchanges and claims. */
export default function ReturnsPage() {
  const { t } = useTranslation()
  return (
    <ListPage
      list={inbox}
      title={t('afterSale.inbox.title')}
      description={t('afterSale.inbox.limit', { number: MOST_READ })}
      empty={{ icon: Undo2, title: t('afterSale.inbox.empty'), message: t('afterSale.inbox.emptyHint') }}
    />
  )
}
