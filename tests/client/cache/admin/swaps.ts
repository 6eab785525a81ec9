import { swapQueries } from '@stoa/api/admin/swaps'
import type { QueriesOf } from '../../cache-row.ts'

export const queries: QueriesOf<typeof swapQueries> = (http) => ({
  list: [swapQueries(http).list(), swapQueries(http).list({ offset: 50 })],
  detail: [swapQueries(http).detail('swap_1'), swapQueries(http).detail('swap_2')],
})
