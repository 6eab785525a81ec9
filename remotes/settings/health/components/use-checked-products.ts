import { useEveryPage } from '@stoa/admin/every-page'
import { productCalls, productKeys } from '@stoa/api/admin/products'
import { cachedRead, useApi } from '@stoa/api/react'

import type { CheckedProduct } from '../model/product-findings.ts'

const QUERY = {
  limit: 100,
  status: ['published' as const],
  is_giftcard: false,
  order: '-created_at',
  fields:
    'id,title,sales_channels.id,variants.id,variants.prices.currency_code,variants.prices.price_list_id',
  expand: 'sales_channels,variants,variants.prices',
}

/** The published products, newest first, with where they are sold and what they cost. */
export function useCheckedProducts() {
  const http = useApi()
  return useEveryPage({
    queryKey: productKeys.list(QUERY),
    limit: QUERY.limit,
    read: async (offset, context) => {
      const { products, count } = await cachedRead(context, (options) =>
        productCalls.list<CheckedProduct>(http, { ...QUERY, offset }, options),
      )
      return { rows: products, count }
    },
  })
}
