import { categoryQueries } from '@stoa/api/store/product-categories'
import type { QueriesOf } from '../../cache-row.ts'

export const queries: QueriesOf<typeof categoryQueries> = (http) => ({
  list: [categoryQueries(http).list(), categoryQueries(http).list({ q: 'bags' })],
  detail: [categoryQueries(http).detail('pcat_1'), categoryQueries(http).detail('pcat_1', { expand: '' })],
})
