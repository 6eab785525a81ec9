import { shippingProfileQueries } from '@stoa/api/admin/shipping-profiles'
import { useApi } from '@stoa/api/react'
import { useQuery } from '@tanstack/react-query'

/** The profile that products have unless another one was chosen; undefined until it is known. */
export function useDefaultProfile() {
  const { data } = useQuery(shippingProfileQueries(useApi()).list())
  return data?.shipping_profiles.find(({ type }) => type === 'default')
}
