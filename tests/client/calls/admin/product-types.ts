import { productTypes } from '@stoa/api/admin'
import { row } from '../../call-row.ts'

export const rows = [
  row({
    name: 'admin.productTypes.list',
    route: 'GET /admin/product-types',
    query: 'id[]={product_type}&limit=5',
    call: (http, id) => productTypes.list(http, { id: [id('product_type')], limit: 5 }),
  }),
]
