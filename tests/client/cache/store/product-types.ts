import { productTypeQueries } from '@stoa/api/store/product-types'
import type { QueriesOf } from '../../cache-row.ts'

export const queries: QueriesOf<typeof productTypeQueries> = (http) => ({
  list: [productTypeQueries(http).list(), productTypeQueries(http).list({ q: 'bags' })],
})
