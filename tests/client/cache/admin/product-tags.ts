import { productTagQueries } from '@stoa/api/admin/product-tags'
import type { QueriesOf } from '../../cache-row.ts'

export const queries: QueriesOf<typeof productTagQueries> = (http) => ({
  list: [productTagQueries(http).list(), productTagQueries(http).list({ q: 'gift' })],
})
