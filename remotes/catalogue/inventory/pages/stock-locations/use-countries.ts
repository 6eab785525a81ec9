import { COUNTRY_CODES } from '@stoa/admin/choices'
import { useTranslation } from '@stoa/extension-sdk'
import { countryName } from '@stoa/i18n/countries'
import { useMemo } from 'react'

/** All countries by name, as choices of an address. */
export function useCountries() {
  const { locale } = useTranslation()
  return useMemo(
    () =>
      COUNTRY_CODES.map((id) => ({ id, label: countryName(id, locale) })).toSorted((a, b) =>
        a.label.localeCompare(b.label, locale),
      ),
    [locale],
  )
}
