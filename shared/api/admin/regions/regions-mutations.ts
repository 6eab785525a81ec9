import type { QueryClient } from '@tanstack/react-query'
import { useWrite } from '@stoa/api/react'
import { regionKeys, shippingOptionKeys } from '../keys.ts'
import * as regionCalls from './regions-calls.ts'
import type { AdminRegion, RegionChanges, RegionPage, RegionPayload } from './regions-types.ts'

interface RegionUpdate {
  id: string
  changes: RegionChanges
}

interface RegionCountry {
  id: string
  countryCode: string
}

interface RegionProvider {
  id: string
  providerId: string
}

const staleRegion = ({ id }: { id: string }) => [regionKeys.lists(), regionKeys.detail(id)]

// Shipping options carry their region, and prices with its tax.
const staleRegionAndShipping = (region: { id: string }) => [...staleRegion(region), shippingOptionKeys.all]

/** Adds a region. The form shows an error. */
export const useCreateRegion = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, payload: RegionPayload) => regionCalls.create(http, payload),
    stale: () => [regionKeys.lists()],
  })

/** Changes a region. Its new name is shown at once and reverted if the server refuses. The form shows the error. */
export const useUpdateRegion = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, changes }: RegionUpdate) => regionCalls.update(http, id, changes),
    stale: staleRegionAndShipping,
    preview: showNameAtOnce,
  })

/** Deletes a region and sets its countries free. */
export const useDeleteRegion = () =>
  useWrite({
    call: (http, { id }: { id: string }) => regionCalls.delete(http, id),
    stale: staleRegionAndShipping,
    gone: ({ id }) => [regionKeys.detail(id)],
  })

/** Adds a country to a region. The form shows an error. */
export const useAddRegionCountry = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, countryCode }: RegionCountry) =>
      regionCalls.addCountry(http, id, { country_code: countryCode }),
    stale: staleRegion,
  })

/** Removes a country from a region. The form shows an error. */
export const useDeleteRegionCountry = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, countryCode }: RegionCountry) => regionCalls.deleteCountry(http, id, countryCode),
    stale: staleRegion,
  })

/** Lets orders of a region be fulfilled by one more provider. The form shows an error. */
export const useAddRegionFulfillmentProvider = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, providerId }: RegionProvider) =>
      regionCalls.addFulfillmentProvider(http, id, { provider_id: providerId }),
    stale: staleRegion,
  })

/** Removes a fulfillment provider from a region. The form shows an error. */
export const useDeleteRegionFulfillmentProvider = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, providerId }: RegionProvider) =>
      regionCalls.deleteFulfillmentProvider(http, id, providerId),
    stale: staleRegion,
  })

/** Lets shoppers of a region pay by one more provider. The form shows an error. */
export const useAddRegionPaymentProvider = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, providerId }: RegionProvider) =>
      regionCalls.addPaymentProvider(http, id, { provider_id: providerId }),
    stale: staleRegion,
  })

/** Removes a payment provider from a region. The form shows an error. */
export const useDeleteRegionPaymentProvider = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, providerId }: RegionProvider) =>
      regionCalls.deletePaymentProvider(http, id, providerId),
    stale: staleRegion,
  })

function showNameAtOnce(cache: QueryClient, { id, changes: { name } }: RegionUpdate) {
  if (name === undefined) return
  // The fulfillment options are keyed below the region and have no key of their own.
  cache.setQueriesData<{ region?: AdminRegion }>({ queryKey: regionKeys.detail(id) }, (shown) =>
    shown?.region ? { region: { ...shown.region, name } } : shown,
  )
  cache.setQueriesData<RegionPage>(
    { queryKey: regionKeys.lists() },
    (page) =>
      page && { ...page, regions: page.regions.map((row) => (row.id === id ? { ...row, name } : row)) },
  )
}
