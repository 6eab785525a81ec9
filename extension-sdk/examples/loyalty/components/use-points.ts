import { useTranslation } from '@stoa/extension-sdk'

/** Writes a number of points, such as “1,250 points”. */
export function usePoints(): (count: number) => string {
  const { t, locale } = useTranslation()
  return (count) => t('points', { count, points: new Intl.NumberFormat(locale).format(count) })
}
