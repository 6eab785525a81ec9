import type { ShopOrder } from '@stoa/api/store/orders'
import { useFormats, useTranslation } from '@stoa/i18n/react'
import { Card } from '@stoa/ui/card'

import styles from './order-view.module.css'
import { parcelsOf, type Parcel } from './parcels.ts'
import { TrackingLinks } from './tracking-links.tsx'

/** The parcels of an order with their carriers' pages. */
export function Parcels({ order }: { order: ShopOrder }) {
  const { t } = useTranslation()
  const parcels = parcelsOf(order)
  return (
    <Card title={t('order.parcels')}>
      {parcels.length === 0 ? (
        <p className={styles.muted}>
          {t(order.status === 'canceled' ? 'order.noParcelsCanceled' : 'order.noParcels')}
        </p>
      ) : (
        <ul className={styles.list}>
          {parcels.map((parcel) => (
            <ParcelEntry key={parcel.id} parcel={parcel} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function ParcelEntry({ parcel: { shippedAt, pieces, tracking } }: { parcel: Parcel }) {
  const { t } = useTranslation()
  const { date } = useFormats()
  return (
    <li className={styles.entry}>
      <span>
        {shippedAt
          ? t('order.parcelSent', { count: pieces, date: date(shippedAt) })
          : t('order.parcelPacked', { count: pieces })}
      </span>
      <TrackingLinks tracking={tracking} />
    </li>
  )
}
