import { stockLocations } from '@stoa/api/admin'
import { row } from '../../call-row.ts'

const ATTIC = {
  name: 'Attic',
  address: { address_1: '5 Roof Street', company: 'Stoa', city: 'Hamburg', country_code: 'de' },
}

export const rows = [
  row({
    name: 'admin.stockLocations.create',
    route: 'POST /admin/stock-locations',
    body: ATTIC,
    call: (http) => stockLocations.create(http, ATTIC),
    learn: ({ stock_location }) => ({ attic: stock_location.id }),
  }),
  row({
    name: 'admin.stockLocations.update',
    route: 'POST /admin/stock-locations/{attic}',
    body: { name: 'Dry attic' },
    call: (http, id) => stockLocations.update(http, id('attic'), { name: 'Dry attic' }),
  }),
  row({
    name: 'admin.stockLocations.retrieve',
    route: 'GET /admin/stock-locations/{attic}',
    query: 'expand=address,sales_channels',
    call: (http, id) => stockLocations.retrieve(http, id('attic'), { expand: 'address,sales_channels' }),
  }),
  row({
    name: 'admin.stockLocations.list',
    route: 'GET /admin/stock-locations',
    query: 'q=attic&expand=address&limit=5',
    call: (http) => stockLocations.list(http, { q: 'attic', expand: 'address', limit: 5 }),
  }),
  row({
    name: 'admin.stockLocations.delete',
    route: 'DELETE /admin/stock-locations/{attic}',
    call: (http, id) => stockLocations.delete(http, id('attic')),
  }),
]
