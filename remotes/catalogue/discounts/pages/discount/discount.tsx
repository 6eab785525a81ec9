import { LoadFailure, RecordMissing, RecordSkeleton } from '@stoa/admin/record'
import { discountQueries } from '@stoa/api/admin/discounts'
import { hasStatus } from '@stoa/api/http'
import { useApi } from '@stoa/api/react'
import { usePageTitle, useTranslation } from '@stoa/extension-sdk'
import { useQuery } from '@tanstack/react-query'
import TicketX from 'lucide-react/icons/ticket-x'
import { useParams } from 'react-router'

import { DISCOUNT_OF_PAGE } from '../../model/discount-query.ts'
import { DiscountDetails } from './discount-details.tsx'

export default function DiscountPage() {
  const { id = '' } = useParams()
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(discountQueries(useApi()).detail(id, DISCOUNT_OF_PAGE))
  usePageTitle(data?.discount.code)
  const back = { path: '/discounts', label: t('discounts.title') }

  if (data) return <DiscountDetails key={id} discount={data.discount} />
  if (!error) {
    const cards = [
      { title: t('discounts.sections.general'), lines: 5 },
      { title: t('discounts.sections.configuration'), lines: 4 },
      { title: t('discounts.conditions.title'), lines: 3 },
    ]
    return <RecordSkeleton back={back} cards={cards} />
  }
  if (hasStatus(error, 404)) {
    return (
      <RecordMissing
        icon={TicketX}
        title={t('discounts.missing.title')}
        message={t('discounts.missing.message')}
        back={back}
      />
    )
  }
  return <LoadFailure title={t('discounts.failedOne')} error={error} onRetry={refetch} />
}
