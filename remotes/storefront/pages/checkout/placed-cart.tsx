import { useApi } from '@stoa/api/react'
import { orderQueries } from '@stoa/api/store/orders'
import { Skeleton } from '@stoa/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'

import { hasTrouble, LoadFailure } from '../../components/load-failure.tsx'

/** For a checkout that is opened again after its cart became an order: the order is shown, not a second one placed. */
export function PlacedCart({ cartId }: { cartId: string }) {
  const query = useQuery(orderQueries(useApi()).ofCart(cartId))
  if (query.data) return <Navigate to={`/order/confirmed/${query.data.order.id}`} replace />
  return hasTrouble(query) ? <LoadFailure query={query} /> : <Skeleton height="480px" />
}
