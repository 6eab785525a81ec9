import { productTags } from '@stoa/api/store'
import { row } from '../../call-row.ts'

export const rows = [
  row({
    name: 'store.productTags.list',
    route: 'GET /store/product-tags',
    query: 'q=linen&limit=5&order=-created_at',
    call: (http) => productTags.list(http, { q: 'linen', limit: 5, order: '-created_at' }),
  }),
]
