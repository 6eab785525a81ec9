import { ALL_REGIONS, COUNTRY_CODES } from '@stoa/admin/choices'
import { regionQueries } from '@stoa/api/admin/regions'
import { storeQueries } from '@stoa/api/admin/store'
import { useApi } from '@stoa/api/react'
import { useTranslation } from '@stoa/extension-sdk'
import { countryName } from '@stoa/i18n/countries'
import { currencyName } from '@stoa/i18n/currencies'
import { useQuery } from '@tanstack/react-query'

import { takenCountries } from '../model/region-choices.ts'

const providers = (of: readonly { id: string }[]) => of.map(({ id }) => ({ id, label: id }))

const WITH_COUNTRIES = { ...ALL_REGIONS, expand: 'countries' }

/** What a region can be made of: the store's currencies and providers, and all countries. */
export function useRegionChoices(own: string | undefined) {
  const { t, locale } = useTranslation()
  const http = useApi()
  const store = useQuery(storeQueries(http).current())
  const regions = useQuery(regionQueries(http).list(WITH_COUNTRIES))
  const failed = [store, regions].find(({ data, error }) => error && !data)
  const refetch = () => void Promise.all([store.refetch(), regions.refetch()])
  if (failed?.error) return { error: failed.error, refetch }
  if (!store.data || !regions.data) return { refetch }
  const taken = takenCountries(regions.data.regions, own)
  const countries = COUNTRY_CODES.map((id) => {
    const region = taken.get(id)
    const description = region === undefined ? undefined : t('regions.fields.taken', { region })
    return {
      id,
      label: countryName(id, locale),
      ...(description !== undefined && { description, isDisabled: true }),
    }
  }).toSorted((one, other) => one.label.localeCompare(other.label, locale))
  const { currencies, payment_providers, fulfillment_providers } = store.data.store
  return {
    refetch,
    choices: {
      countries,
      currencies: currencies.map(({ code, name }) => ({
        id: code,
        label: t('regions.fields.currencyOption', {
          code: code.toUpperCase(),
          name: currencyName(code, locale, name),
        }),
      })),
      payment: providers(payment_providers),
      fulfillment: providers(fulfillment_providers),
    },
  }
}

export type RegionChoices = NonNullable<ReturnType<typeof useRegionChoices>['choices']>
