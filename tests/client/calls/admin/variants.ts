import { variants } from '@stoa/api/admin'
import { row } from '../../call-row.ts'

export const rows = [
  row({
    name: 'admin.variants.list',
    route: 'GET /admin/variants',
    query: 'q=mug&region_id={region}&inventory_quantity[gt]=0&limit=5',
    call: (http, id) =>
      variants.list(http, { q: 'mug', region_id: id('region'), inventory_quantity: { gt: 0 }, limit: 5 }),
  }),
  row({
    name: 'admin.variants.retrieve',
    route: 'GET /admin/variants/{variant}',
    query: 'expand=product,prices,options',
    call: (http, id) => variants.retrieve(http, id('variant'), { expand: 'product,prices,options' }),
  }),
  row({
    name: 'admin.variants.getInventory',
    route: 'GET /admin/variants/{variant}/inventory',
    call: (http, id) => variants.getInventory(http, id('variant')),
  }),
]
