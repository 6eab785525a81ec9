import { productCalls, productKeys } from '@stoa/api/admin/products'
import { cachedRead, useApi } from '@stoa/api/react'
import { useQuery } from '@tanstack/react-query'

import type { CheckedProduct } from '../model/product-findings.ts'

/** So many are looked at, the newest ones: a look at all of a large catalogue would keep the backend busy. */
export const CHECKED = 100

const QUERY = {
  limit: CHECKED,
  status: ['published' as const],
  is_giftcard: false,
  order: '-created_at',
  fields:
    'id,title,sales_channels.id,variants.id,variants.prices.currency_code,variants.prices.price_list_id',
  expand: 'sales_channels,variants,variants.prices',
}

/** The newest published products, with where they are sold and what they cost. */
export function useCheckedProducts() {
  const http = useApi()
  return useQuery({
    queryKey: productKeys.list(QUERY),
    queryFn: (context) =>
      cachedRead(context, (options) => productCalls.list<CheckedProduct>(http, QUERY, options)),
  })
}
