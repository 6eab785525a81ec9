import { orderQueries } from '@stoa/api/admin/orders'
import { useApi } from '@stoa/api/react'
import { useTranslation } from '@stoa/extension-sdk'
import { useQuery } from '@tanstack/react-query'

interface OrderNumberProps {
  number: number | undefined
  orderId: string
}

const NUMBER = { fields: 'id,display_id', expand: '' }

/** The number of an order; read here where a list came without it. */
export function OrderNumber({ number, orderId }: OrderNumberProps) {
  const { t } = useTranslation()
  const { data } = useQuery({
    ...orderQueries(useApi()).detailWith<{ display_id: number }>(orderId, NUMBER),
    enabled: number === undefined,
  })
  const shown = number ?? data?.order.display_id
  return <bdi>{shown === undefined ? t('afterSale.inbox.unnumbered') : `#${shown}`}</bdi>
}
