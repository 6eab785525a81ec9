import { useTranslation } from '@stoa/extension-sdk'
import { formatDateTime } from '@stoa/i18n/dates'
import { formatNumber } from '@stoa/i18n/numbers'
import { Badge } from '@stoa/ui/badge'
import { Link } from '@stoa/ui/link'

import type { Parcel } from '../../model/fulfillments.ts'
import styles from './parcel-details.module.css'

interface ParcelDetailsProps {
  parcel: Parcel
  /** Counts from 1. */
  number: number
}

const STATE_TONES = { fulfilled: 'info', shipped: 'success', canceled: 'neutral' } as const

export function ParcelDetails({ parcel, number }: ParcelDetailsProps) {
  const { t, locale } = useTranslation()
  const state = stateOf(parcel)
  return (
    <section className={styles['parcel']}>
      <header className={styles['heading']}>
        <h3 className={styles['title']}>
          {t('orders.fulfillment.numbered', { number: `#${formatNumber(number, locale)}` })}
        </h3>
        <Badge tone={STATE_TONES[state]} variant="dot">
          {t(`orders.fulfillment.states.${state}`)}
        </Badge>
        {parcel.part ? (
          <span className={styles['quiet']}>{t(`orders.timeline.part.${parcel.part}`)}</span>
        ) : null}
      </header>
      <p className={styles['quiet']}>
        {t(`orders.fulfillment.${state}At`, { date: formatDateTime(dateOf(parcel), locale) })}
      </p>
      <ul className={styles['contents']}>
        {parcel.contents.map(({ id, title, quantity }) => (
          <li key={id}>
            <bdi>{t('orders.fulfillment.content', { quantity, title })}</bdi>
          </li>
        ))}
      </ul>
      {parcel.tracking.length > 0 ? (
        <p className={styles['tracking']}>
          <span className={styles['quiet']}>{t('orders.fulfillment.tracking')}</span>
          {parcel.tracking.map((link) => (
            <bdi key={link.number} className={styles['number']}>
              {link.url ? (
                <Link href={link.url} target="_blank">
                  {link.number}
                </Link>
              ) : (
                link.number
              )}
            </bdi>
          ))}
        </p>
      ) : null}
    </section>
  )
}

function stateOf({ canceledAt, shippedAt }: Parcel): keyof typeof STATE_TONES {
  if (canceledAt) return 'canceled'
  return shippedAt ? 'shipped' : 'fulfilled'
}

const dateOf = ({ canceledAt, shippedAt, createdAt }: Parcel): string => canceledAt ?? shippedAt ?? createdAt
