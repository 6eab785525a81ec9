import { useTranslation } from '@stoa/extension-sdk'
import { Badge } from '@stoa/ui/badge'

import {
  FULFILLMENT_TONES,
  ORDER_TONES,
  PAYMENT_TONES,
  type FulfillmentStatus,
  type OrderStatus,
  type PaymentStatus,
} from '../model/status.ts'

interface StatusBadgeProps<Status> {
  status: Status
  variant?: 'soft' | 'dot'
}

export function OrderStatusBadge({ status, variant }: StatusBadgeProps<OrderStatus>) {
  const { t } = useTranslation()
  return (
    <Badge tone={ORDER_TONES[status]} variant={variant}>
      {t(`orders.statuses.order.${status}`)}
    </Badge>
  )
}

export function PaymentStatusBadge({ status, variant }: StatusBadgeProps<PaymentStatus>) {
  const { t } = useTranslation()
  return (
    <Badge tone={PAYMENT_TONES[status]} variant={variant}>
      {t(`orders.statuses.payment.${status}`)}
    </Badge>
  )
}

export function FulfillmentStatusBadge({ status, variant }: StatusBadgeProps<FulfillmentStatus>) {
  const { t } = useTranslation()
  return (
    <Badge tone={FULFILLMENT_TONES[status]} variant={variant}>
      {t(`orders.statuses.fulfillment.${status}`)}
    </Badge>
  )
}
