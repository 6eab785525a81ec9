import { defineRecord, RecordPage, type RecordParts } from '@stoa/admin/record'
import { draftOrderQueries, type AdminDraftOrder } from '@stoa/api/admin/draft-orders'
import { useTranslation } from '@stoa/extension-sdk'
import { formatDateTime } from '@stoa/i18n/dates'
import FileX from 'lucide-react/icons/file-x'

import { NotesCard } from '../../../notes/notes-card.tsx'
import { DraftStatusBadge } from '../../components/draft-status-badge.tsx'
import { DraftActions } from './draft-actions.tsx'
import { DraftCustomerCard } from './draft-customer-card.tsx'
import { DraftSummaryCard } from './draft-summary-card.tsx'
import { PaymentCard } from './payment-card.tsx'
import { DraftShippingCard } from './draft-shipping-card.tsx'

const draftRecord = defineRecord({
  title: 'draftOrders.one',
  list: { path: '/draft-orders', title: 'draftOrders.title' },
  entity: 'draft_order',
  read: (http) => draftOrderQueries(http).detail,
  record: ({ draft_order: record }) => record,
  name: ({ display_id }) => `#${display_id}`,
  tabTitle: ({ display_id }, t) => t('draftOrders.tab', { number: display_id }),
  missing: { icon: FileX, title: 'draftOrders.missing.title', message: 'draftOrders.missing.message' },
  failed: 'draftOrders.failedOne',
  loading: {
    cards: [
      { title: 'draftOrders.summary.title', lines: 8 },
      { title: 'draftOrders.payment.title', lines: 3 },
    ],
    side: [{ title: 'draftOrders.customer.title', lines: 5 }],
    hasDescription: true,
  },
  zone: { name: 'draft_order.details', props: (draftOrder) => ({ draftOrder }) },
})

const partsOf = (draft: AdminDraftOrder): RecordParts => ({
  badges: <DraftStatusBadge status={draft.status} />,
  description: <Description draft={draft} />,
  actions: <DraftActions draft={draft} />,
  side: (
    <>
      <DraftCustomerCard draft={draft} />
      <DraftShippingCard draft={draft} />
      <NotesCard resourceType="draft_order" resourceId={draft.id} />
    </>
  ),
  cards: (
    <>
      <DraftSummaryCard draft={draft} />
      <PaymentCard draft={draft} />
    </>
  ),
})

export default function DraftOrderPage() {
  return <RecordPage record={draftRecord} parts={partsOf} />
}

function Description({ draft: { created_at, cart } }: { draft: AdminDraftOrder }) {
  const { t, locale } = useTranslation()
  return t('draftOrders.since', { date: formatDateTime(created_at, locale), region: cart.region.name })
}
