import { countryName } from '@stoa/i18n/countries'
import { useFormats, useTranslation } from '@stoa/i18n/react'

import { NativeSelect } from '../components/native-select.tsx'
import { useRegion } from '../state/region.ts'
import { useChooseCountry } from '../state/use-choose-country.ts'

interface CountryChoiceProps {
  /** As of a `NativeSelect`. Default bare. */
  variant?: 'framed' | 'bare'
}

/** Chooses the country, and with it the currency. */
export function CountryChoice({ variant = 'bare' }: CountryChoiceProps) {
  const { t } = useTranslation()
  const { locale } = useFormats()
  const { country, destinations } = useRegion()
  const { choose, isChanging } = useChooseCountry()
  const options = destinations
    .map((destination) => ({
      id: destination.country,
      label: t('region.option', {
        country: countryName(destination.country, locale),
        currency: destination.region.currency_code.toUpperCase(),
      }),
    }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale))
  return (
    <NativeSelect
      variant={variant}
      label={t('region.label')}
      options={options}
      value={country}
      isDisabled={isChanging}
      onChange={(chosen) => void choose(chosen)}
    />
  )
}
