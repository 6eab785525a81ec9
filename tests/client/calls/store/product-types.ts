import { productTypes } from '@stoa/api/store'
import { row } from '../../call-row.ts'

export const rows = [
  row({
    name: 'store.productTypes.list',
    route: 'GET /store/product-types',
    query: 'value[]=Stationery&value[]=Bags&limit=5',
    call: (http) => productTypes.list(http, { value: ['Stationery', 'Bags'], limit: 5 }),
  }),
]
