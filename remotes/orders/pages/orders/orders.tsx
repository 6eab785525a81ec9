import { orderKeys, orderQueries } from '@stoa/api/admin/orders'
import { useApi } from '@stoa/api/react'
import { useFailureText, useListContributions, useTranslation, Zone } from '@stoa/extension-sdk'
import { Banner } from '@stoa/ui/banner'
import { Card } from '@stoa/ui/card'
import { ErrorState } from '@stoa/ui/error-state'
import { Page } from '@stoa/ui/page'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

import { orderListQuery } from '../../model/order-list-query.ts'
import { OrderTable } from './order-table.tsx'
import { OrderToolbar } from './order-toolbar.tsx'
import { useOrderList } from './use-order-list.ts'

export default function OrdersPage() {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const cache = useQueryClient()
  const refresh = useCallback(() => void cache.invalidateQueries({ queryKey: orderKeys.lists() }), [cache])
  const added = useListContributions('order', refresh)
  const list = useOrderList(added)
  const orders = useQuery(orderQueries(useApi()).list(orderListQuery(list.filter), added.fields))

  return (
    <Page title={t('orders.title')}>
      <Zone name="order.list.before" />
      {orders.data?.refusedFields ? (
        <Banner tone="warning" title={t('orders.refusedFields.title')}>
          {t('orders.refusedFields.message', { fields: orders.data.refusedFields.join(', ') })}
        </Banner>
      ) : null}
      <Card isFlush>
        <OrderToolbar list={list} />
        <OrderTable
          page={orders.data}
          isReplaced={orders.isPlaceholderData}
          added={added}
          list={list}
          failure={
            orders.isError && !orders.data ? (
              <ErrorState
                title={t('orders.failed')}
                message={failureText(orders.error)}
                retry={{
                  label: t('retry'),
                  onPress: () => void orders.refetch(),
                  isLoading: orders.isFetching,
                }}
              />
            ) : undefined
          }
        />
      </Card>
      <Zone name="order.list.after" />
    </Page>
  )
}
