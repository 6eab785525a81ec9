import { useApi } from '@stoa/api/react'
import { regionQueries } from '@stoa/api/store/regions'
import { usePreferredLanguages, useTranslation } from '@stoa/i18n/react'
import { EmptyState } from '@stoa/ui/empty-state'
import { useRemembered } from '@stoa/ui/remembered'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo } from 'react'

import { hasTrouble, LoadFailure } from '../components/load-failure.tsx'
import { destinationFor, destinationsOf } from '../model/countries.ts'
import { rememberedCountry, rememberedRegions } from '../state/memory.ts'
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
  const languages = usePreferredLanguages()
  const kept = useRemembered(rememberedRegions)
  const answer = query.data?.regions
  const regions = answer ?? (hasTrouble(query) ? kept : null)
  const choice = useMemo(() => {
    const destinations = destinationsOf(regions ?? [])
    const destination = destinationFor(destinations, remembered, languages)
    return destination && { ...destination, destinations }
  }, [regions, remembered, languages])

  useEffect(() => {
    if (answer) rememberedRegions.write(answer)
  }, [answer])

  function instead(): ReactNode {
    if (choice) return null
    if (hasTrouble(query)) return <LoadFailure query={query} />
    return regions ? <EmptyState title={t('region.none')} /> : <Opening />
  }

  return <RegionContext value={choice}>{children(instead())}</RegionContext>
}
