import { productQueries, type AdminProduct } from '@stoa/api/admin/products'
import { useApi } from '@stoa/api/react'
import { useQuery } from '@tanstack/react-query'

/** The gift card that the shop sells. A store has one; of several the first that was made counts. */
export interface GiftCardProduct {
  /** Undefined until it is known; null when there is none. */
  product: AdminProduct | null | undefined
  error: Error | null
  retry: () => void
}

const FIRST = { is_giftcard: true, order: 'created_at', limit: 1 }

export function useGiftCardProduct(): GiftCardProduct {
  const queries = productQueries(useApi())
  const found = useQuery(queries.list(FIRST))
  const id = found.data?.products[0]?.id
  const detail = useQuery({ ...queries.detail(id ?? ''), enabled: id !== undefined })
  const isNone = found.data !== undefined && id === undefined
  const product = id === undefined ? undefined : detail.data?.product
  return {
    product: isNone ? null : product,
    error: isNone || product ? null : (found.error ?? detail.error),
    retry: () => void (found.error ? found.refetch() : detail.refetch()),
  }
}
