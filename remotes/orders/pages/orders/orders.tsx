import { orderQueries } from '@stoa/api/admin/orders'
import { useListFilter } from '@stoa/api/list'
import { useApi } from '@stoa/api/react'
import { useFailureText, useTranslation, Zone } from '@stoa/extension-sdk'
import { Card } from '@stoa/ui/card'
import { ErrorState } from '@stoa/ui/error-state'
import { Page } from '@stoa/ui/page'
import { useQuery } from '@tanstack/react-query'

import { orderListQuery } from '../../model/order-list-query.ts'
import { ORDER_STATUSES } from '../../model/status.ts'
import { OrderTable } from './order-table.tsx'
import { OrderToolbar } from './order-toolbar.tsx'

export default function OrdersPage() {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const { filter, narrow, turnTo, reset } = useListFilter(ORDER_STATUSES)
  const orders = useQuery(orderQueries(useApi()).list(orderListQuery(filter)))

  return (
    <Page title={t('orders.title')}>
      <Zone name="order.list.before" />
      <Card isFlush>
        <OrderToolbar filter={filter} onNarrow={narrow} />
        {orders.isError && !orders.data ? (
          <ErrorState
            title={t('orders.failed')}
            message={failureText(orders.error)}
            retry={{ label: t('retry'), onPress: () => void orders.refetch(), isLoading: orders.isFetching }}
          />
        ) : (
          <OrderTable
            page={orders.data}
            isReplaced={orders.isPlaceholderData}
            filter={filter}
            onTurn={turnTo}
            onReset={reset}
          />
        )}
      </Card>
      <Zone name="order.list.after" />
    </Page>
  )
}
