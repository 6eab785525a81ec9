import { priceListQueries } from '@stoa/api/admin/price-lists'
import { useApi } from '@stoa/api/react'
import { useQueries, useQuery } from '@tanstack/react-query'

import { conflictWith, rivalsOf, type Conflict, type Priced } from '../model/price-conflicts.ts'
import { ALL_PRICE_LISTS } from '../model/price-list-rules.ts'
import { sharedProducts } from './price-queries.ts'

interface ConflictsRead {
  conflicts: readonly Conflict[]
  /** Not everything could be compared. */
  error: Error | null
  retry: () => void
}

/** Where variants with a price are in other price lists that work for the same people at the same time. */
export function useConflicts(subject: Parameters<typeof rivalsOf>[0], priced: Priced): ConflictsRead {
  const http = useApi()
  const lists = useQuery(priceListQueries(http).list(ALL_PRICE_LISTS))
  const productIds = priced.map(({ id }) => id)
  const rivals = productIds.length > 0 ? rivalsOf(subject, lists.data?.price_lists ?? []) : []
  const shared = useQueries({ queries: rivals.map(({ id }) => sharedProducts(http, id, productIds)) })
  const failed = [lists, ...shared].filter(({ error }) => error)
  return {
    conflicts: rivals.flatMap((list, at) => conflictWith(list, shared[at]?.data ?? [], priced)),
    error: failed[0]?.error ?? null,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  }
}
