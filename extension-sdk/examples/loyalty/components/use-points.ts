import { useTranslation } from '@stoa/extension-sdk'

import { pointsText } from './points-text.ts'

/** Writes numbers of points in the current language. */
export function usePoints(): (count: number) => string {
  const { t, locale } = useTranslation()
  return (count) => pointsText(t, locale, count)
}
