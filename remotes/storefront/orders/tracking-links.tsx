import { useTranslation } from '@stoa/i18n/react'

import styles from './order-view.module.css'
import type { Tracking } from './parcels.ts'

/** The carriers' pages of a parcel, and the numbers that have none. */
export function TrackingLinks({ tracking }: { tracking: readonly Tracking[] }) {
  const { t } = useTranslation()
  return tracking.map(({ number, url }) =>
    url ? (
      <a key={number} href={url} target="_blank" rel="noopener noreferrer" className={styles.track}>
        {t('order.track', { number })}
      </a>
    ) : (
      <span key={number} className={styles.muted}>
        {t('order.trackingNumber', { number })}
      </span>
    ),
  )
}
