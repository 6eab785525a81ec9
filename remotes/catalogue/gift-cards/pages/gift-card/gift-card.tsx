import { CopyText } from '@stoa/admin/copy-text'
import { defineRecord, RecordPage, type RecordParts } from '@stoa/admin/record'
import { giftCardQueries, type AdminGiftCard } from '@stoa/api/admin/gift-cards'
import Gift from 'lucide-react/icons/gift'

import { StateBadge } from '../../components/state-badge.tsx'
import { FactsCard } from './facts-card.tsx'
import { GiftCardActions } from './gift-card-actions.tsx'
import { NotificationsCard } from './notifications-card.tsx'

const giftCard = defineRecord({
  title: 'giftCards.one',
  list: { path: '/gift-cards', title: 'giftCards.title' },
  entity: 'gift_card',
  read: (http) => giftCardQueries(http).detail,
  record: ({ gift_card: record }) => record,
  name: ({ code }) => code,
  missing: { icon: Gift, title: 'giftCards.missing.title', message: 'giftCards.missing.message' },
  failed: 'giftCards.failedOne',
  loading: {
    cards: [
      { title: 'giftCards.details.title', lines: 7 },
      { title: 'giftCards.notifications.title', lines: 3 },
    ],
  },
  zone: { name: 'custom_gift_card', props: (record) => ({ giftCard: record }) },
})

const partsOf = (card: AdminGiftCard): RecordParts => ({
  badges: (
    <>
      <CopyText
        text={card.code}
        label="giftCards.code.copy"
        done="giftCards.code.copied"
        failed="giftCards.code.notCopied"
      />
      <StateBadge card={card} />
    </>
  ),
  actions: <GiftCardActions card={card} />,
  cards: (
    <>
      <FactsCard card={card} />
      <NotificationsCard cardId={card.id} />
    </>
  ),
})

export default function GiftCardPage() {
  return <RecordPage record={giftCard} parts={partsOf} />
}
