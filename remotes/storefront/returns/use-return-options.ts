import { useApi } from '@stoa/api/react'
import type { ShopOrder } from '@stoa/api/store/orders'
import { shippingOptionQueries } from '@stoa/api/store/shipping-options'
import { useQuery } from '@tanstack/react-query'

/** The shop's ways to send pieces of an order back; none when they cannot be read, because there is always one's own. */
export function useReturnOptions({ region_id }: Pick<ShopOrder, 'region_id'>) {
  const query = useQuery({
    ...shippingOptionQueries(useApi()).list({ is_return: true, region_id }),
    meta: { quiet: true },
  })
  return {
    options: query.data?.shipping_options ?? [],
    isPending: query.isPending && !query.failureReason,
  }
}
