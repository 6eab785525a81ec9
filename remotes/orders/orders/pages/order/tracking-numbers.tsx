import { storeQueries, storeTexts } from '@stoa/api/admin/store'
import { useApi } from '@stoa/api/react'
import { useTranslation } from '@stoa/extension-sdk'
import { Link } from '@stoa/ui/link'
import { useQuery } from '@tanstack/react-query'

import { followedNumber } from '../../model/carriers.ts'
import type { Parcel } from '../../model/fulfillments.ts'
import styles from './parcel-details.module.css'

/** Tracking numbers with their carriers where the number says it, each a link where one is known. */
export function TrackingNumbers({ tracking }: { tracking: Parcel['tracking'] }) {
  const { t } = useTranslation()
  const hasUnlinked = tracking.some(({ url }) => !url)
  const { data } = useQuery({ ...storeQueries(useApi()).current(), enabled: hasUnlinked })
  const links = storeTexts(data?.store.metadata)
  return (
    <ul className={styles.tracking} aria-label={t('orders.fulfillment.tracking')}>
      {tracking.map(({ number, url }) => {
        const { carrier, url: own } = followedNumber(number, links)
        const href = url ?? own
        return (
          <li key={number}>
            {carrier ? <span className={styles.quiet}>{carrier}</span> : null}{' '}
            <bdi className={styles.number}>
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
