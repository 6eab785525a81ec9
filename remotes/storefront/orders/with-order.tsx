import { hasStatus } from '@stoa/api/http'
import { useApi } from '@stoa/api/react'
import { orderQueries, type ShopOrder } from '@stoa/api/store/orders'
import { Skeleton } from '@stoa/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'

import { hasTrouble, LoadFailure } from '../components/load-failure.tsx'
import { Lost } from '../pages/lost/lost.tsx'

/** Reads the order that the address names, for the pages about it. */
export function WithOrder({ children }: { children: (order: ShopOrder) => ReactNode }) {
  const { id = '' } = useParams()
  const query = useQuery(orderQueries(useApi()).detail(id))
  if (hasStatus(query.error, 404)) return <Lost />
  if (hasTrouble(query)) return <LoadFailure query={query} />
  return query.data ? children(query.data.order) : <Skeleton height="480px" />
}
