import { LoadFailure, RecordMissing, RecordSkeleton } from '@stoa/admin/record'
import { giftCardQueries } from '@stoa/api/admin/gift-cards'
import { hasStatus } from '@stoa/api/http'
import { useApi } from '@stoa/api/react'
import { usePageTitle, useTranslation } from '@stoa/extension-sdk'
import { useQuery } from '@tanstack/react-query'
import Gift from 'lucide-react/icons/gift'
import { useParams } from 'react-router'

import { GiftCardDetails } from './gift-card-details.tsx'

export default function GiftCardPage() {
  const { id = '' } = useParams()
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(giftCardQueries(useApi()).detail(id))
  usePageTitle(data?.gift_card.code)
  const back = { path: '/gift-cards', label: t('giftCards.title') }

  if (data) return <GiftCardDetails key={id} card={data.gift_card} />
  if (!error) {
    const cards = [
      { title: t('giftCards.details.title'), lines: 7 },
      { title: t('giftCards.notifications.title'), lines: 3 },
    ]
    return <RecordSkeleton back={back} cards={cards} />
  }
  if (hasStatus(error, 404)) {
    return (
      <RecordMissing
        icon={Gift}
        title={t('giftCards.missing.title')}
        message={t('giftCards.missing.message')}
        back={back}
      />
    )
  }
  return <LoadFailure title={t('giftCards.failedOne')} error={error} onRetry={refetch} />
}
