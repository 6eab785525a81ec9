import { regionQueries } from '@stoa/api/admin/regions'
import { shippingOptionQueries } from '@stoa/api/admin/shipping-options'
import { storeQueries } from '@stoa/api/admin/store'
import { taxRateQueries } from '@stoa/api/admin/tax-rates'
import { useApi } from '@stoa/api/react'
import { useQuery } from '@tanstack/react-query'

/** More of each than a store has. */
const ALL = { limit: 1000 }

/** The store with its regions, shipping options, rates and payment providers. */
export function useRegionFacts() {
  const http = useApi()
  const store = useQuery(storeQueries(http).current())
  const payment = useQuery(storeQueries(http).paymentProviders())
  const regions = useQuery(regionQueries(http).list(ALL))
  const options = useQuery(shippingOptionQueries(http).list(ALL))
  const rates = useQuery(taxRateQueries(http).list(ALL))
  const all = [store, payment, regions, options, rates]
  const refetch = () => void Promise.all(all.map((query) => query.refetch()))
  const error = all.find((query) => query.error && !query.data)?.error
  const isThere = store.data && payment.data && regions.data && options.data && rates.data
  if (!isThere) return { facts: undefined, error, refetch }
  return {
    error: undefined,
    refetch,
    facts: {
      store: store.data.store,
      payment: payment.data.payment_providers,
      regions: regions.data.regions,
      options: options.data.shipping_options,
      rates: rates.data.tax_rates,
    },
  }
}
