import { useApi } from '@stoa/api/react'
import { countryName } from '@stoa/i18n/countries'
import { useTranslation } from '@stoa/i18n/react'
import { useState } from 'react'

import { failureText } from './failure-text.ts'
import { rememberedCountry } from './memory.ts'
import { showNotice } from './notices.ts'
import { useRegion } from './region.ts'

/** Changes where the things go, and with it the currency of the shop and of the cart. */
export function useChooseCountry() {
  const { destinations } = useRegion()
  const http = useApi()
  const [isChanging, setIsChanging] = useState(false)
  const { t, i18n } = useTranslation()

  function notifyRemoved(titles: readonly string[], country: string): void {
    if (titles.length === 0) return
    const items = new Intl.ListFormat(i18n.language).format(titles)
    const countryLabel = countryName(country, i18n.language)
    const message = t('region.lost', { items, country: countryLabel, count: titles.length })
    showNotice({ tone: 'warning', title: t('region.lostTitle'), message })
  }

  async function choose(country: string): Promise<void> {
    const destination = destinations.find((candidate) => candidate.country === country)
    if (!destination) return
    setIsChanging(true)
    try {
      // Only a cart with lines needs this code.
      const { refreshSession } = await import('./refresh-session.ts')
      const changes = await refreshSession(http, destination.region)
      notifyRemoved(
        changes.filter(({ kind }) => kind === 'unsold').map(({ name }) => name),
        country,
      )
      rememberedCountry.write(country)
    } catch (error) {
      showNotice({ tone: 'error', title: t('region.failed'), message: failureText(error, t) })
    } finally {
      setIsChanging(false)
    }
  }

  return { choose, isChanging }
}
