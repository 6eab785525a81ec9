import { orderQueries } from '@stoa/api/admin/orders'
import { hasStatus } from '@stoa/api/http'
import { useApi } from '@stoa/api/react'
import { useFailureText, usePageTitle, useTranslation } from '@stoa/extension-sdk'
import { ErrorState } from '@stoa/ui/error-state'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'

import { OrderDetails } from './order-details.tsx'
import { OrderMissing } from './order-missing.tsx'
import { OrderSkeleton } from './order-skeleton.tsx'

export default function OrderPage() {
  const { id = '' } = useParams()
  const { t } = useTranslation()
  const failureText = useFailureText()
  const { data, error, refetch, isFetching } = useQuery(orderQueries(useApi()).detail(id))
  usePageTitle(data && t('orders.numbered', { number: `#${data.order.display_id}` }))

  if (data) return <OrderDetails key={id} order={data.order} />
  if (!error) return <OrderSkeleton />
  if (hasStatus(error, 404)) return <OrderMissing />
  return (
    <ErrorState
      title={t('orders.failedOne')}
      message={failureText(error)}
      retry={{ onPress: () => void refetch(), isLoading: isFetching }}
    />
  )
}
