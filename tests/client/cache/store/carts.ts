import { cartQueries } from '@stoa/api/store/carts'
import type { QueriesOf } from '../../cache-row.ts'

/** The writes put their answer into the cache: carts/carts-mutations.test.tsx. */
export const queries: QueriesOf<typeof cartQueries> = (http) => ({
  detail: [cartQueries(http).detail('cart_1'), cartQueries(http).detail('cart_2')],
  taxes: cartQueries(http).taxes('cart_1'),
})
