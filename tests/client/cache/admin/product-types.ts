import { productTypeQueries } from '@stoa/api/admin/product-types'
import type { QueriesOf } from '../../cache-row.ts'

export const queries: QueriesOf<typeof productTypeQueries> = (http) => ({
  list: [productTypeQueries(http).list(), productTypeQueries(http).list({ q: 'mug' })],
})
