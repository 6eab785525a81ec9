import { inventoryItems } from '@stoa/api/admin'
import type { HttpClient } from '@stoa/api/http'
import { row } from '../../call-row.ts'
import { firstOf } from '../../prepare/first-of.ts'

/** A product with a variant that is not counted. */
async function makeUncounted(http: HttpClient) {
  const { product } = await http.post<{ product: { id: string; variants: { id: string }[] } }>(
    '/admin/products',
    {
      title: 'Crate',
      handle: `crate-${Date.now()}`,
      variants: [{ title: 'One size', manage_inventory: false, prices: [] }],
    },
  )
  return {
    crate: product.id,
    crate_variant: firstOf(product.variants).id,
    crate_sku: `CRATE-${Date.now()}`,
  }
}

export const rows = [
  row({
    name: 'admin.inventoryItems.create',
    route: 'POST /admin/inventory-items',
    query: 'fields=id,sku',
    body: { variant_id: '{crate_variant}', sku: '{crate_sku}' },
    prepare: makeUncounted,
    call: (http, id) =>
      inventoryItems.create(
        http,
        { variant_id: id('crate_variant'), sku: id('crate_sku') },
        { fields: 'id,sku' },
      ),
    learn: ({ inventory_item }) => ({ crate_item: inventory_item.id }),
  }),
  row({
    name: 'admin.inventoryItems.update',
    route: 'POST /admin/inventory-items/{crate_item}',
    query: 'fields=id,sku,title',
    body: { title: 'Wooden crate', weight: 900 },
    call: (http, id) =>
      inventoryItems.update(
        http,
        id('crate_item'),
        { title: 'Wooden crate', weight: 900 },
        { fields: 'id,sku,title' },
      ),
  }),
  row({
    name: 'admin.inventoryItems.createLocationLevel',
    route: 'POST /admin/inventory-items/{crate_item}/location-levels',
    query: 'fields=id,sku',
    body: { location_id: '{stock_location}', stocked_quantity: 10 },
    call: (http, id) =>
      inventoryItems.createLocationLevel(
        http,
        id('crate_item'),
        { location_id: id('stock_location'), stocked_quantity: 10 },
        { fields: 'id,sku' },
      ),
  }),
  row({
    name: 'admin.inventoryItems.updateLocationLevel',
    route: 'POST /admin/inventory-items/{crate_item}/location-levels/{stock_location}',
    query: 'fields=id,sku',
    body: { stocked_quantity: 12, incoming_quantity: 3 },
    call: (http, id) =>
      inventoryItems.updateLocationLevel(
        http,
        id('crate_item'),
        id('stock_location'),
        { stocked_quantity: 12, incoming_quantity: 3 },
        { fields: 'id,sku' },
      ),
  }),
  row({
    name: 'admin.inventoryItems.listLocationLevels',
    route: 'GET /admin/inventory-items/{crate_item}/location-levels',
    query: 'location_id[]={stock_location}',
    call: (http, id) =>
      inventoryItems.listLocationLevels(http, id('crate_item'), { location_id: [id('stock_location')] }),
  }),
  row({
    name: 'admin.inventoryItems.retrieve',
    route: 'GET /admin/inventory-items/{crate_item}',
    query: 'fields=id,sku,title,weight',
    call: (http, id) => inventoryItems.retrieve(http, id('crate_item'), { fields: 'id,sku,title,weight' }),
  }),
  row({
    name: 'admin.inventoryItems.list',
    route: 'GET /admin/inventory-items',
    query: 'location_id[]={stock_location}&limit=5',
    call: (http, id) => inventoryItems.list(http, { location_id: [id('stock_location')], limit: 5 }),
  }),
  row({
    name: 'admin.inventoryItems.deleteLocationLevel',
    route: 'DELETE /admin/inventory-items/{crate_item}/location-levels/{stock_location}',
    call: (http, id) => inventoryItems.deleteLocationLevel(http, id('crate_item'), id('stock_location')),
  }),
  row({
    name: 'admin.inventoryItems.delete',
    route: 'DELETE /admin/inventory-items/{crate_item}',
    prepare: async (http, id) => {
      await http.delete(`/admin/products/${id('crate')}`)
      return {}
    },
    call: (http, id) => inventoryItems.delete(http, id('crate_item')),
  }),
]
