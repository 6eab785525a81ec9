import type { AdminOrder } from '@stoa/api/admin/orders'
import { useTranslation } from '@stoa/extension-sdk'
import { Card } from '@stoa/ui/card'
import { DescriptionList } from '@stoa/ui/description-list'

import { FulfillmentStatusBadge } from '../../components/status-badge.tsx'
import { parcelsOf } from '../../model/fulfillments.ts'
import { DeliveryButton } from './delivery-button.tsx'
import { FulfillOrder } from './fulfill-order.tsx'
import styles from './fulfillment-card.module.css'
import { ParcelDetails } from './parcel-details.tsx'

export function FulfillmentCard({ order }: { order: AdminOrder }) {
  const { t } = useTranslation()
  const parcels = parcelsOf(order)
  const methods = order.shipping_methods.map(({ shipping_option }) => shipping_option?.name).filter(Boolean)
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
        <DescriptionList
          items={[
            { term: t('orders.fulfillment.method'), details: methods.length > 0 ? methods.join(', ') : null },
          ]}
        />
        {parcels.length === 0 ? <p className={styles.none}>{t('orders.fulfillment.none')}</p> : null}
        {parcels.map((parcel, index) => (
          <ParcelDetails key={parcel.id} order={order} parcel={parcel} number={index + 1} />
        ))}
      </div>
    </Card>
  )
}
