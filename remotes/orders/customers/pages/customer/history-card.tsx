import { LoadFailure } from '@stoa/admin/record'
import { orderCalls, orderKeys, type OrderListQuery } from '@stoa/api/admin/orders'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead, useApi } from '@stoa/api/react'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { formatNumber } from '@stoa/i18n/numbers'
import { Card } from '@stoa/ui/card'
import { DescriptionList } from '@stoa/ui/description-list'
import { Link } from '@stoa/ui/link'
import { SkeletonLines } from '@stoa/ui/skeleton-lines'
import { queryOptions, useQuery } from '@tanstack/react-query'

import { historyOf, type HistoryOrder } from '../../model/history.ts'

const MOST = 100
const QUERY = { fields: 'id', expand: 'returns,swaps,claims,discounts', limit: MOST }

const historyQuery = (http: HttpClient, whose: OrderListQuery) =>
  queryOptions({
    queryKey: orderKeys.list({ ...QUERY, ...whose }),
    queryFn: (context) =>
      cachedRead(context, (options) => orderCalls.list<HistoryOrder>(http, { ...QUERY, ...whose }, options)),
  })

/** How the orders of a customer went on, and which codes were used. */
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
  const { returns, exchanges, claims, codes } = historyOf(data.orders)
  return (
    <Card
      title={t('customers.history.title')}
      {...(data.count > MOST && { description: t('customers.history.ofLatest', { count: MOST }) })}
    >
      <DescriptionList
        items={[
          { term: t('customers.history.returns'), details: number(returns) },
          { term: t('customers.history.exchanges'), details: number(exchanges) },
          { term: t('customers.history.claims'), details: number(claims) },
          ...codes.map(({ id, code, orders }) => ({
            term: t('customers.history.code', { code }),
            details: (
              <Link href={href(`/discounts/${id}`)}>{t('customers.history.orders', { count: orders })}</Link>
            ),
          })),
        ]}
      />
    </Card>
  )
}
