import { variantQueries } from '@stoa/api/admin/variants'
import type { QueriesOf } from '../../cache-row.ts'

export const queries: QueriesOf<typeof variantQueries> = (http) => ({
  list: [variantQueries(http).list(), variantQueries(http).list({ q: 'mug' })],
  detail: [
    variantQueries(http).detail('variant_1'),
    variantQueries(http).detail('variant_1', { expand: 'prices' }),
    variantQueries(http).detail('variant_2'),
  ],
  inventory: [variantQueries(http).inventory('variant_1'), variantQueries(http).inventory('variant_2')],
})
