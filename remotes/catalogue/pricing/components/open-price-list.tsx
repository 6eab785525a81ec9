import { LoadFailure, RecordMissing, RecordSkeleton } from '@stoa/admin/record'
import type { PriceList } from '@medusajs/client-types'
import { priceListQueries } from '@stoa/api/admin/price-lists'
import { useApi } from '@stoa/api/react'
import { useTranslation } from '@stoa/extension-sdk'
import { useQuery } from '@tanstack/react-query'
import Wallet from 'lucide-react/icons/wallet'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'

interface OpenPriceListProps {
  /** Hold the place of the page while it loads. */
  cards: readonly { title: string; lines: number }[]
  children: (list: PriceList) => ReactNode
}

/** A page about the price list of the address, without its prices. */
export function OpenPriceList({ cards, children }: OpenPriceListProps) {
  const { id = '' } = useParams()
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(priceListQueries(useApi()).summary(id))
  const back = { path: '/pricing', label: t('pricing.title') }

  if (data?.price_list) return children(data.price_list)
  if (data) {
    return (
      <RecordMissing
        icon={Wallet}
        title={t('pricing.missing.title')}
        message={t('pricing.missing.message')}
        back={back}
      />
    )
  }
  if (error) {
    return <LoadFailure title={t('pricing.failedOne')} error={error} onRetry={refetch} />
  }
  return <RecordSkeleton back={back} cards={cards} />
}
