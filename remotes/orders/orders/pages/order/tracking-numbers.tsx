import { storeQueries, storeTexts } from '@stoa/api/admin/store'
import { useApi } from '@stoa/api/react'
import { useTranslation } from '@stoa/extension-sdk'
import { Link } from '@stoa/ui/link'
import { useQuery } from '@tanstack/react-query'

import { carrierOf, trackingUrl } from '../../model/carriers.ts'
import type { Parcel } from '../../model/fulfillments.ts'
import styles from './parcel-details.module.css'

/** Tracking numbers with their carriers where the number says it, each a link where one is known. */
export function TrackingNumbers({ tracking }: { tracking: Parcel['tracking'] }) {
  const { t } = useTranslation()
  const isUnknown = tracking.some(({ number, url }) => !url && !carrierOf(number))
  const { data } = useQuery({ ...storeQueries(useApi()).current(), enabled: isUnknown })
  const template = storeTexts(data?.store.metadata).tracking_url
  return (
    <ul className={styles['tracking']} aria-label={t('orders.fulfillment.tracking')}>
      {tracking.map(({ number, url }) => {
        const carrier = carrierOf(number)
        const href = url ?? carrier?.url ?? trackingUrl(template, number)
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
