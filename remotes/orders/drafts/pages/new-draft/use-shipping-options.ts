import { shippingOptionQueries } from '@stoa/api/admin/shipping-options'
import { useApi } from '@stoa/api/react'
import { useQuery } from '@tanstack/react-query'

/** The ways to send an order of a region, also those that shoppers are not offered. */
export function useShippingOptions(regionId: string | null) {
  const query = { is_return: false, ...(regionId !== null && { region_id: regionId }) }
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...shippingOptionQueries(useApi()).list(query),
    enabled: regionId !== null,
  })
  return { options: isPlaceholderData ? undefined : data?.shipping_options, error, refetch }
}
