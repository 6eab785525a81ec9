import { LoadFailure } from '@stoa/admin/failures'
import type { OrderListQuery } from '@stoa/api/admin/orders'
import { useApi } from '@stoa/api/react'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { formatNumber } from '@stoa/i18n/numbers'
import { Card } from '@stoa/ui/card'
import { DescriptionList } from '@stoa/ui/description-list'
import { Link } from '@stoa/ui/link'
import { SkeletonLines } from '@stoa/ui/skeleton-lines'
import { useQuery } from '@tanstack/react-query'

import { historyOf } from '../../model/history.ts'
import { historyQuery, MOST_ORDERS } from './history-query.ts'

/** How the orders of a customer went on, and which codes and gift cards were used. */
export function HistoryCard({ whose }: { whose: OrderListQuery }) {
  const { t, locale } = useTranslation()
  const { href } = useNavigation()
  const { data, error, refetch } = useQuery(historyQuery(useApi(), whose))
  const number = (value: number) => formatNumber(value, locale)
  if (!data) {
    return (
      <Card title={t('customers.history.title')}>
        {error ? (
          <LoadFailure title={t('customers.history.failed')} error={error} onRetry={refetch} />
        ) : (
          <SkeletonLines count={4} />
        )}
      </Card>
    )
  }
  const { returns, exchanges, claims, giftCards, codes, usedGiftCards } = historyOf(data.orders)
  return (
    <Card
      title={t('customers.history.title')}
      {...(data.count > MOST_ORDERS && {
        description: t('customers.history.ofLatest', { count: MOST_ORDERS }),
      })}
    >
      <DescriptionList
        items={[
          { term: t('customers.history.returns'), details: number(returns) },
          { term: t('customers.history.exchanges'), details: number(exchanges) },
          { term: t('customers.history.claims'), details: number(claims) },
          { term: t('customers.history.giftCards'), details: number(giftCards) },
          ...codes.map((used) => ({
            term: t('customers.history.code', { code: used.code }),
            details: <OrderCount href={href(`/discounts/${used.id}`)} count={used.orders} />,
          })),
          ...usedGiftCards.map((used) => ({
            term: t('customers.history.giftCard', { code: used.code }),
            details: <OrderCount href={href(`/gift-cards/${used.id}`)} count={used.orders} />,
          })),
        ]}
      />
    </Card>
  )
}

function OrderCount({ href, count }: { href: string; count: number }) {
  const { t } = useTranslation()
  return <Link href={href}>{t('customers.history.orders', { count })}</Link>
}
