import { useEveryPage } from '@stoa/admin/every-page'
import { productCalls, productKeys } from '@stoa/api/admin/products'
import { cachedRead, useApi } from '@stoa/api/react'
import { useMemo } from 'react'

import { countVariants, lowProducts, type LowProduct, type StockedProduct } from '../../model/low-stock.ts'
import { lookedAt, type Todo, type TodoQuery } from './todo-queries.ts'

interface StockTodo extends Todo {
  products: readonly LowProduct[]
}

const STOCK = {
  status: ['published' as const],
  is_giftcard: false,
  order: '-created_at',
  fields:
    'id,title,variants.id,variants.inventory_quantity,variants.manage_inventory,variants.allow_backorder',
  expand: 'variants',
  limit: 200,
}

/** A large catalogue takes several calls, which one visit of the page after the other need not repeat. */
const FRESH_FOR = 5 * 60_000

/** The published products low in stock. The store has no filter for it, so that all of them are read. */
export function useLowStock(): TodoQuery<StockTodo> {
  const http = useApi()
  const { read, error, isFetching, retry } = useEveryPage({
    queryKey: productKeys.list(STOCK),
    limit: STOCK.limit,
    staleTime: FRESH_FOR,
    isQuiet: true,
    read: async (offset, context) => {
      const { products, count } = await cachedRead(context, (options) =>
        productCalls.list<StockedProduct>(http, { ...STOCK, offset }, options),
      )
      return { rows: products, count }
    },
  })
  const products = useMemo(() => lowProducts(read?.rows ?? []), [read?.rows])
  return {
    data: read && { products, count: countVariants(products), ...lookedAt(read.rows.length, read.count) },
    error,
    isPending: !read && !error,
    isFetching,
    refetch: retry,
  }
}
