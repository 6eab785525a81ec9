import { collections } from '@stoa/api/store'
import { row } from '../../call-row.ts'

export const rows = [
  row({
    name: 'store.collections.list',
    route: 'GET /store/collections',
    query: 'limit=2&offset=1',
    call: (http) => collections.list(http, { limit: 2, offset: 1 }),
  }),
  row({
    name: 'store.collections.retrieve',
    route: 'GET /store/collections/{collection}',
    call: (http, id) => collections.retrieve(http, id('collection')),
  }),
]
