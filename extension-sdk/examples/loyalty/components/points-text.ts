import type { Translation } from '@stoa/extension-sdk'

/** Writes a number of points, such as “1,250 points”. */
export const pointsText = (t: Translation['t'], locale: string, count: number): string =>
  t('points', { count, points: new Intl.NumberFormat(locale).format(count) })
