import { productTags } from '@stoa/api/admin'
import { row } from '../../call-row.ts'

export const rows = [
  row({
    name: 'admin.productTags.list',
    route: 'GET /admin/product-tags',
    query: 'q=gift&value[]=gift idea&limit=5',
    call: (http) => productTags.list(http, { q: 'gift', value: ['gift idea'], limit: 5 }),
  }),
]
