import { useTranslation } from '@stoa/extension-sdk'
import { Link } from '@stoa/ui/link'

import { carrierOf } from '../../model/carriers.ts'
import type { Parcel } from '../../model/fulfillments.ts'
import styles from './parcel-details.module.css'

/** Tracking numbers with their carriers where the number says it, each a link where one is known. */
export function TrackingNumbers({ tracking }: { tracking: Parcel['tracking'] }) {
  const { t } = useTranslation()
  return (
    <ul className={styles['tracking']} aria-label={t('orders.fulfillment.tracking')}>
      {tracking.map(({ number, url }) => {
        const carrier = carrierOf(number)
        const href = url ?? carrier?.url
        return (
          <li key={number}>
            {carrier ? <span className={styles['quiet']}>{carrier.name}</span> : null}{' '}
            <bdi className={styles['number']}>
              {href ? (
                <Link href={href} target="_blank">
                  {number}
                </Link>
              ) : (
                number
              )}
            </bdi>
          </li>
        )
      })}
    </ul>
  )
}
