import { regionQueries } from '@stoa/api/admin/regions'
import { shippingProfileQueries } from '@stoa/api/admin/shipping-profiles'
import { useApi } from '@stoa/api/react'
import { useQuery } from '@tanstack/react-query'

import { methodsFor } from '../model/methods.ts'

/** The shipping profiles and the methods of the region's providers. */
export function useOptionChoices(regionId: string, isReturn: boolean) {
  const http = useApi()
  const profiles = useQuery(shippingProfileQueries(http).list())
  const methods = useQuery(regionQueries(http).fulfillmentOptions(regionId))
  const failed = [profiles, methods].find(({ data, error }) => error && !data)
  const refetch = () => void Promise.all([profiles.refetch(), methods.refetch()])
  if (failed?.error) return { error: failed.error, refetch }
  if (!profiles.data || !methods.data) return { refetch }
  return {
    refetch,
    choices: {
      profiles: profiles.data.shipping_profiles.map(({ id, name }) => ({ id, label: name })),
      methods: methodsFor(isReturn, methods.data.fulfillment_options),
    },
  }
}

export type OptionChoices = NonNullable<ReturnType<typeof useOptionChoices>['choices']>
