import { useTranslation } from '@stoa/extension-sdk'
import { formatterOf } from '@stoa/i18n/numbers'

import { DURATION_UNITS, readDuration } from '../model/duration.ts'

/** Puts an ISO 8601 duration into words: 1 year, 6 months. What cannot be read stays as it is. */
export function useDurationText() {
  const { locale } = useTranslation()
  return (iso: string): string => {
    const duration = readDuration(iso)
    const parts = DURATION_UNITS.flatMap((unit) => {
      const count = duration[unit]
      const style = { style: 'unit', unit: unit.slice(0, -1), unitDisplay: 'long' } as const
      return count ? [formatterOf(locale, style).format(count)] : []
    })
    return parts.length > 0 ? new Intl.ListFormat(locale, { type: 'unit' }).format(parts) : iso
  }
}
