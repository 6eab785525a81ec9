import { useApi } from '@stoa/api/react'
import { regionQueries } from '@stoa/api/store/regions'
import { useTranslation } from '@stoa/i18n/react'
import { EmptyState } from '@stoa/ui/empty-state'
import { useRemembered } from '@stoa/ui/remembered'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'

import { hasTrouble, LoadFailure } from '../components/load-failure.tsx'
import { destinationFor, destinationsOf } from '../model/countries.ts'
import { rememberedCountry } from '../state/memory.ts'
import { RegionContext } from '../state/region.ts'
import { Opening } from './opening.tsx'

interface RegionGateProps {
  /** Called with the fallback while there is no region, and with null once there is one. */
  children: (instead: ReactNode) => ReactNode
}

/** Renders pages once the store's regions are loaded, so that they can show prices. */
export function RegionGate({ children }: RegionGateProps) {
  const { t } = useTranslation()
  const query = useQuery(regionQueries(useApi()).list())
  const remembered = useRemembered(rememberedCountry)
  const regions = query.data?.regions
  const choice = useMemo(() => {
    const destinations = destinationsOf(regions ?? [])
    const destination = destinationFor(destinations, remembered, navigator.languages)
    return destination && { ...destination, destinations }
  }, [regions, remembered])

  function instead(): ReactNode {
    if (choice) return null
    if (hasTrouble(query)) return <LoadFailure query={query} />
    return regions ? <EmptyState title={t('region.none')} /> : <Opening />
  }

  return <RegionContext value={choice}>{children(instead())}</RegionContext>
}
