import { LocationSelect } from '@stoa/admin/location-select'
import { LoadFailure } from '@stoa/admin/failures'
import { stockLocationQueries } from '@stoa/api/admin/stock-locations'
import { useApi } from '@stoa/api/react'
import { useTranslation } from '@stoa/extension-sdk'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'

const ALL = { limit: 200, order: 'name' }

interface LocationFieldProps {
  value: string | null
  onChange: (id: string) => void
}

/** The stock location that parcels are packed at; an only one is chosen by itself. */
export function LocationField({ value, onChange }: LocationFieldProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(stockLocationQueries(useApi()).list(ALL))
  const locations = data?.stock_locations
  const only = locations?.length === 1 ? locations[0]?.id : undefined
  const choose = useEffectEvent(onChange)
  useEffect(() => {
    if (only !== undefined) choose(only)
  }, [only])
  if (error)
    return <LoadFailure title={t('orderList.locationsFailed')} error={error} onRetry={() => void refetch()} />
  return <LocationSelect isRequired value={value} onChange={onChange} locations={locations} />
}
