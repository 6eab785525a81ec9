import { returnReasonQueries } from '@stoa/api/store/return-reasons'
import type { QueriesOf } from '../../cache-row.ts'

export const queries: QueriesOf<typeof returnReasonQueries> = (http) => ({
  list: returnReasonQueries(http).list(),
  detail: returnReasonQueries(http).detail('rr_1'),
})
