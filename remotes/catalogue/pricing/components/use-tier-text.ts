import { useTranslation } from '@stoa/extension-sdk'
import { formatNumber } from '@stoa/i18n/numbers'
import { useCallback } from 'react'

import type { Tier } from '../model/price-sheet.ts'

/** Says for how many pieces a price is; the same function until the language changes. */
export function useTierText(): (tier: Tier) => string {
  const { t, locale } = useTranslation()
  return useCallback(
    ({ min, max }) => {
      const least = min === null ? '' : formatNumber(min, locale)
      const most = max === null ? '' : formatNumber(max, locale)
      if (max === null) return t('pricing.tier.from', { least })
      return min === null ? t('pricing.tier.upTo', { most }) : t('pricing.tier.between', { least, most })
    },
    [t, locale],
  )
}
