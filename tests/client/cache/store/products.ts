import { productQueries } from '@stoa/api/store/products'
import type { QueriesOf } from '../../cache-row.ts'

export const queries: QueriesOf<typeof productQueries> = (http) => ({
  list: [productQueries(http).list({}), productQueries(http).list({ q: 'cup' })],
  filterable: productQueries(http).filterable({ q: 'cup' }),
  pictures: productQueries(http).pictures({ q: 'cup' }),
  search: productQueries(http).search({ q: 'cup' }),
  detail: [
    productQueries(http).detail('prod_1'),
    productQueries(http).detail('prod_1', { region_id: 'reg_1' }),
    productQueries(http).detail('prod_1', { region_id: 'reg_2' }),
  ],
  byHandle: [productQueries(http).byHandle('cup', 'reg_1'), productQueries(http).byHandle('cup', 'reg_2')],
})
