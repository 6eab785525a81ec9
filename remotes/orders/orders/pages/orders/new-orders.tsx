import type { useList } from '@stoa/admin/list'
import { orderKeys, orderQueries, type OrderListQuery, type OrderRow } from '@stoa/api/admin/orders'
import { useApi } from '@stoa/api/react'
import { useTranslation } from '@stoa/extension-sdk'
import { Banner } from '@stoa/ui/banner'
import { Button } from '@stoa/ui/button'
import { useQuery, useQueryClient } from '@tanstack/react-query'

import { newerThan } from '../../model/newer-than.ts'

const EVERY_HALF_MINUTE = 30_000

/** Says how many orders came in since the first page was read, while it is on screen. A hidden tab asks nothing. */
export function NewOrders({ list: { list, filter, page } }: { list: ReturnType<typeof useList<OrderRow>> }) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const query = newerThan(page?.rows, filter, list.queryOf(filter) as OrderListQuery)
  const { data: count = 0 } = useQuery({
    ...orderQueries(useApi()).count(query ?? {}),
    enabled: query !== undefined,
    refetchInterval: EVERY_HALF_MINUTE,
  })
  if (!query || count === 0) return null
  return (
    <Banner
      actions={
        <Button onPress={() => void cache.invalidateQueries({ queryKey: orderKeys.lists() })}>
          {t('orderList.new.show')}
        </Button>
      }
    >
      {t('orderList.new.count', { count })}
    </Banner>
  )
}
