import { stockLocationQueries } from '@stoa/api/admin/stock-locations'
import { useApi } from '@stoa/api/react'
import { useFlag, useTranslation } from '@stoa/extension-sdk'
import { useQuery } from '@tanstack/react-query'

import styles from './parcel-details.module.css'

/** The name of the location that a parcel was packed at. */
export function ParcelLocation({ id }: { id: string | null }) {
  const { t } = useTranslation()
  const enabled = useFlag('stockLocationService') && id !== null
  const { data } = useQuery({ ...stockLocationQueries(useApi()).list({ limit: 500 }), enabled })
  const location = data?.stock_locations.find((known) => known.id === id)
  return location ? (
    <p className={styles.quiet}>{t('order.parcel.location', { location: location.name })}</p>
  ) : null
}
