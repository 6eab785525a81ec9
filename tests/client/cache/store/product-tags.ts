import { productTagQueries } from '@stoa/api/store/product-tags'
import type { QueriesOf } from '../../cache-row.ts'

export const queries: QueriesOf<typeof productTagQueries> = (http) => ({
  list: [productTagQueries(http).list(), productTagQueries(http).list({ q: 'linen' })],
})
