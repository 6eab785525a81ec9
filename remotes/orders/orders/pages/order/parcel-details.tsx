import type { AdminOrder } from '@stoa/api/admin/orders'
import { useTranslation } from '@stoa/extension-sdk'
import { formatDateTime } from '@stoa/i18n/dates'
import { Badge } from '@stoa/ui/badge'
import { Inline } from '@stoa/ui/inline'

import { parcelState, type Parcel } from '../../model/fulfillments.ts'
import { CancelParcel } from './cancel-parcel.tsx'
import styles from './parcel-details.module.css'
import { ParcelLocation } from './parcel-location.tsx'
import { ShipParcel } from './ship-parcel.tsx'
import { TrackingNumbers } from './tracking-numbers.tsx'

interface ParcelDetailsProps {
  order: AdminOrder
  parcel: Parcel
  /** Counts from 1. */
  number: number
}

const STATE_TONES = { fulfilled: 'info', shipped: 'success', canceled: 'neutral' } as const

export function ParcelDetails({ order, parcel, number }: ParcelDetailsProps) {
  const { t, locale } = useTranslation()
  const state = parcelState(parcel)
  return (
    <section className={styles.parcel}>
      <header className={styles.heading}>
        <h3 className={styles.title}>{t('orders.fulfillment.numbered', { number })}</h3>
        <Badge tone={STATE_TONES[state]} variant="dot">
          {t(`orders.fulfillment.states.${state}`)}
        </Badge>
        {parcel.part ? (
          <span className={styles.quiet}>{t(`orders.timeline.part.${parcel.part}`)}</span>
        ) : null}
      </header>
      <p className={styles.quiet}>
        {t(`orders.fulfillment.${state}At`, { date: formatDateTime(dateOf(parcel), locale) })}
      </p>
      {parcel.providerId ? (
        <p className={styles.quiet}>{t('order.parcel.provider', { provider: parcel.providerId })}</p>
      ) : null}
      <ParcelLocation id={parcel.locationId} />
      <ul className={styles.contents}>
        {parcel.contents.map(({ id, title, quantity }) => (
          <li key={id}>
            <bdi>{t('orders.fulfillment.content', { quantity, title })}</bdi>
          </li>
        ))}
      </ul>
      {parcel.tracking.length > 0 ? <TrackingNumbers tracking={parcel.tracking} /> : null}
      {state === 'fulfilled' ? (
        <Inline>
          <ShipParcel order={order} parcel={parcel} />
          <CancelParcel order={order} parcel={parcel} />
        </Inline>
      ) : null}
    </section>
  )
}

const dateOf = ({ canceledAt, shippedAt, createdAt }: Parcel): string => canceledAt ?? shippedAt ?? createdAt
