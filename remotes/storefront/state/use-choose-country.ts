import { useApi } from '@stoa/api/react'
import { useFormats, useTranslation } from '@stoa/i18n/react'
import { useState } from 'react'

import { withTexts } from '../boot/later-texts.ts'
import { failureText } from './failure-text.ts'
import { rememberedCountry } from './memory.ts'
import { showNotice } from './notices.ts'
import { useRegion } from './region.ts'

/** Changes where the things go, and with it the currency of the shop and of the cart. */
export function useChooseCountry() {
  const { destinations, region } = useRegion()
  const http = useApi()
  const [isChanging, setIsChanging] = useState(false)
  const { t } = useTranslation()
  const { locale } = useFormats()

  async function choose(country: string): Promise<void> {
    const destination = destinations.find((candidate) => candidate.country === country)
    if (!destination) return
    setIsChanging(true)
    try {
      // Only who changes the country needs this code.
      const { changeRegion } = await withTexts(import('./change-region.ts'))
      const notice = await changeRegion(http, region, destination, { locale, t })
      rememberedCountry.write(country)
      showNotice(notice)
    } catch (error) {
      showNotice({ tone: 'error', title: t('region.failed'), message: failureText(error, t) })
    } finally {
      setIsChanging(false)
    }
  }

  return { choose, isChanging }
}
