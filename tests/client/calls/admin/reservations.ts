import { inventoryItems, reservations } from '@stoa/api/admin'
import { row } from '../../call-row.ts'
import { firstOf } from '../../prepare/first-of.ts'

export const rows = [
  row({
    name: 'admin.reservations.create',
    route: 'POST /admin/reservations',
    body: {
      location_id: '{stock_location}',
      inventory_item_id: '{item_there}',
      quantity: 1,
      description: 'Shop window',
    },
    prepare: async (http, id) => {
      const there = await inventoryItems.list(http, { location_id: [id('stock_location')], limit: 1 })
      return { item_there: firstOf(there.inventory_items).id }
    },
    call: (http, id) =>
      reservations.create(http, {
        location_id: id('stock_location'),
        inventory_item_id: id('item_there'),
        quantity: 1,
        description: 'Shop window',
      }),
    learn: ({ reservation }) => ({ reservation: reservation.id }),
  }),
  row({
    name: 'admin.reservations.update',
    route: 'POST /admin/reservations/{reservation}',
    body: { quantity: 2 },
    call: (http, id) => reservations.update(http, id('reservation'), { quantity: 2 }),
  }),
  row({
    name: 'admin.reservations.retrieve',
    route: 'GET /admin/reservations/{reservation}',
    call: (http, id) => reservations.retrieve(http, id('reservation')),
  }),
  row({
    name: 'admin.reservations.list',
    route: 'GET /admin/reservations',
    query: 'location_id[]={stock_location}&quantity[gte]=1&expand=line_item,inventory_item&limit=5',
    call: (http, id) =>
      reservations.list(http, {
        location_id: [id('stock_location')],
        quantity: { gte: 1 },
        expand: 'line_item,inventory_item',
        limit: 5,
      }),
  }),
  row({
    name: 'admin.reservations.delete',
    route: 'DELETE /admin/reservations/{reservation}',
    call: (http, id) => reservations.delete(http, id('reservation')),
  }),
]
