import type { AdminOrder } from '@stoa/api/admin/orders'
import { useTranslation } from '@stoa/extension-sdk'
import { Card } from '@stoa/ui/card'

import { FulfillmentStatusBadge } from '../../components/status-badge.tsx'
import { parcelsOf } from '../../model/fulfillments.ts'
import { DeliveryButton } from './delivery-button.tsx'
import { FulfillOrder } from './fulfill-order.tsx'
import styles from './fulfillment-card.module.css'
import { ParcelDetails } from './parcel-details.tsx'
import { ShippingMethods } from './shipping-methods.tsx'

export function FulfillmentCard({ order }: { order: AdminOrder }) {
  const { t } = useTranslation()
  const parcels = parcelsOf(order)
  return (
    <Card
      title={t('orders.fulfillment.title')}
      badge={<FulfillmentStatusBadge status={order.fulfillment_status} />}
      actions={
        <>
          <DeliveryButton order={order} />
          <FulfillOrder order={order} />
        </>
      }
    >
      <div className={styles.parcels}>
        <ShippingMethods order={order} />
        {parcels.length === 0 ? <p className={styles.none}>{t('orders.fulfillment.none')}</p> : null}
        {parcels.map((parcel, index) => (
          <ParcelDetails key={parcel.id} order={order} parcel={parcel} number={index + 1} />
        ))}
      </div>
    </Card>
  )
}
