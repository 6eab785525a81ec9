import { productCalls, productKeys } from '@stoa/api/admin/products'
import { cachedRead, useApi } from '@stoa/api/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import type { CheckedProduct } from '../model/product-findings.ts'

/** So many are read with one call. */
const AT_ONCE = 100

/** No more are read: a longer look would keep the backend busy. */
const MOST = 10_000

const QUERY = {
  limit: AT_ONCE,
  status: ['published' as const],
  is_giftcard: false,
  order: '-created_at',
  fields:
    'id,title,sales_channels.id,variants.id,variants.prices.currency_code,variants.prices.price_list_id',
  expand: 'sales_channels,variants,variants.prices',
}

/**
 * The published products, newest first, with where they are sold and what they cost. They are read page by page, one
 * call at a time, while the component is mounted.
 */
export function useCheckedProducts() {
  const http = useApi()
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: productKeys.list({ ...QUERY, all: true }),
    queryFn: ({ pageParam: offset, signal }) =>
      cachedRead({ signal }, (options) =>
        productCalls.list<CheckedProduct>(http, { ...QUERY, offset }, options),
      ),
    initialPageParam: 0,
    getNextPageParam: ({ products, count }, _pages, offset) => {
      const next = offset + AT_ONCE
      return products.length > 0 && next < Math.min(count, MOST) ? next : undefined
    },
  })
  const isGoingOn = hasNextPage && !isFetching && !error
  useEffect(() => {
    if (isGoingOn) void fetchNextPage()
  }, [isGoingOn, fetchNextPage])
  if (!data) return { error, retry: refetch }
  // A product that is created meanwhile moves others to the next page.
  const products = [
    ...new Map(data.pages.flatMap((page) => page.products).map((one) => [one.id, one])).values(),
  ]
  return {
    error,
    retry: hasNextPage ? fetchNextPage : refetch,
    checked: { products, total: data.pages.at(-1)?.count ?? 0, isComplete: !hasNextPage },
  }
}
