import { salesChannels } from '@stoa/api/admin'
import { row } from '../../call-row.ts'

export const rows = [
  row({
    name: 'admin.salesChannels.create',
    route: 'POST /admin/sales-channels',
    body: { name: 'Book fair', description: 'Three days in spring' },
    call: (http) => salesChannels.create(http, { name: 'Book fair', description: 'Three days in spring' }),
    learn: ({ sales_channel }) => ({ fair: sales_channel.id }),
  }),
  row({
    name: 'admin.salesChannels.update',
    route: 'POST /admin/sales-channels/{fair}',
    body: { is_disabled: true },
    call: (http, id) => salesChannels.update(http, id('fair'), { is_disabled: true }),
  }),
  row({
    name: 'admin.salesChannels.retrieve',
    route: 'GET /admin/sales-channels/{fair}',
    call: (http, id) => salesChannels.retrieve(http, id('fair')),
  }),
  row({
    name: 'admin.salesChannels.addProducts',
    route: 'POST /admin/sales-channels/{fair}/products/batch',
    body: { product_ids: [{ id: '{product}' }] },
    call: (http, id) => salesChannels.addProducts(http, id('fair'), { product_ids: [{ id: id('product') }] }),
  }),
  row({
    name: 'admin.salesChannels.removeProducts',
    route: 'DELETE /admin/sales-channels/{fair}/products/batch',
    body: { product_ids: [{ id: '{product}' }] },
    call: (http, id) =>
      salesChannels.removeProducts(http, id('fair'), { product_ids: [{ id: id('product') }] }),
  }),
  row({
    name: 'admin.salesChannels.addLocation',
    route: 'POST /admin/sales-channels/{fair}/stock-locations',
    body: { location_id: '{stock_location}' },
    call: (http, id) => salesChannels.addLocation(http, id('fair'), { location_id: id('stock_location') }),
  }),
  row({
    name: 'admin.salesChannels.list',
    route: 'GET /admin/sales-channels',
    query: 'expand=locations&q=fair&limit=5',
    call: (http) => salesChannels.list(http, { expand: 'locations', q: 'fair', limit: 5 }),
  }),
  row({
    name: 'admin.salesChannels.removeLocation',
    route: 'DELETE /admin/sales-channels/{fair}/stock-locations',
    body: { location_id: '{stock_location}' },
    call: (http, id) => salesChannels.removeLocation(http, id('fair'), { location_id: id('stock_location') }),
  }),
  row({
    name: 'admin.salesChannels.delete',
    route: 'DELETE /admin/sales-channels/{fair}',
    call: (http, id) => salesChannels.delete(http, id('fair')),
  }),
]
