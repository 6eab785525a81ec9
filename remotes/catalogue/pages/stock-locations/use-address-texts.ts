import { useTranslation } from '@stoa/extension-sdk'
import { countryName } from '@stoa/i18n/countries'
import type { AddressTexts } from '@stoa/ui/address-fields'
import { useMemo } from 'react'

import { useComboTexts } from '../../components/product/use-combo-texts.ts'
import { COUNTRY_CODES } from '../../model/country-codes.ts'

/** What the fields of a location's address say, and the countries by name. Nobody lives at a location. */
export function useAddressTexts() {
  const { t, locale } = useTranslation()
  const country = useComboTexts()
  const say = (key: string) => t(`inventory.address.${key}`)
  const countries = useMemo(
    () =>
      COUNTRY_CODES.map((id) => ({ id, label: countryName(id, locale) })).toSorted((a, b) =>
        a.label.localeCompare(b.label, locale),
      ),
    [locale],
  )
  const texts: AddressTexts = {
    labels: {
      first_name: '',
      last_name: '',
      company: say('company'),
      address_1: say('street'),
      address_2: say('more'),
      postal_code: say('postalCode'),
      city: say('city'),
      province: say('province'),
      country_code: say('country'),
      phone: say('phone'),
    },
    countryPlaceholder: say('noCountry'),
    country: { ...country, clear: say('noCountry') },
  }
  return { texts, countries }
}
