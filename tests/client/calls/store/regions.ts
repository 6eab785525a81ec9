import { regions } from '@stoa/api/store'
import { row } from '../../call-row.ts'

export const rows = [
  row({
    name: 'store.regions.list',
    route: 'GET /store/regions',
    query: 'limit=2&offset=0',
    call: (http) => regions.list(http, { limit: 2, offset: 0 }),
  }),
  row({
    name: 'store.regions.retrieve',
    route: 'GET /store/regions/{region}',
    call: (http, id) => regions.retrieve(http, id('region')),
  }),
]
