import { regionQueries } from '@stoa/api/store/regions'
import type { QueriesOf } from '../../cache-row.ts'

export const queries: QueriesOf<typeof regionQueries> = (http) => ({
  list: [regionQueries(http).list(), regionQueries(http).list({ limit: 3 })],
  detail: regionQueries(http).detail('reg_1'),
})
