import type { AdminPostProductsProductReq } from '@medusajs/client-types'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { useApi } from '@stoa/api/react'
import { productCalls } from './products-calls.ts'
import type { AdminProduct, ProductPage, ProductRow } from './products-types.ts'
import { productKeys } from './products-queries.ts'

interface ProductUpdate {
  id: string
  changes: AdminPostProductsProductReq
}

/**
 * Changes a product. Its new title, handle, status and texts are on screen at once and go back if the server refuses.
 * The form shows the refusal.
 */
export function useUpdateProduct() {
  const http = useApi()
  const cache = useQueryClient()
  return useMutation({
    meta: { quiet: true },
    mutationFn: ({ id, changes }: ProductUpdate) => productCalls.update(http, id, changes),
    onMutate: async (update) => {
      await cache.cancelQueries({ queryKey: productKeys.all })
      const before = cache.getQueriesData({ queryKey: productKeys.all })
      showAtOnce(cache, update)
      return before
    },
    onError: (_error, _update, before = []) => {
      for (const [key, data] of before) cache.setQueryData(key, data)
    },
    onSettled: (_answer, _error, { id }) =>
      Promise.all([
        cache.invalidateQueries({ queryKey: productKeys.lists() }),
        cache.invalidateQueries({ queryKey: productKeys.detail(id) }),
      ]),
  })
}

function showAtOnce(cache: QueryClient, { id, changes }: ProductUpdate) {
  const visible = visibleIn(changes)
  cache.setQueryData<{ product: AdminProduct }>(
    productKeys.detail(id),
    (shown) => shown && { product: { ...shown.product, ...visible } },
  )
  cache.setQueriesData<ProductPage<ProductRow>>(
    { queryKey: productKeys.lists() },
    (page) =>
      page && {
        ...page,
        products: page.products.map((row) => (row.id === id ? { ...row, ...visible } : row)),
      },
  )
}

/** The changes that look the same in a request as in an answer. */
function visibleIn({ title, subtitle, handle, description, status, thumbnail }: AdminPostProductsProductReq) {
  const visible = { title, subtitle, handle, description, status, thumbnail }
  return Object.fromEntries(Object.entries(visible).filter(([, value]) => value !== undefined))
}
