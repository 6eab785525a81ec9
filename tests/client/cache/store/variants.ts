import { variantQueries } from '@stoa/api/store/products'
import type { QueriesOf } from '../../cache-row.ts'

export const queries: QueriesOf<typeof variantQueries> = (http) => ({
  list: [variantQueries(http).list(), variantQueries(http).list({ id: ['variant_1'] })],
  detail: [
    variantQueries(http).detail('variant_1'),
    variantQueries(http).detail('variant_1', { region_id: 'reg_1' }),
  ],
})
