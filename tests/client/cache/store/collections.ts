import { collectionQueries } from '@stoa/api/store/collections'
import type { QueriesOf } from '../../cache-row.ts'

export const queries: QueriesOf<typeof collectionQueries> = (http) => ({
  list: [
    collectionQueries(http).list(),
    collectionQueries(http).list({ limit: 3 }),
    collectionQueries(http).list({ limit: 3, offset: 3 }),
  ],
  detail: collectionQueries(http).detail('pcol_1'),
})
