import { collections, products } from '@stoa/api/admin'
import { row } from '../../call-row.ts'

export const rows = [
  row({
    name: 'admin.collections.create',
    route: 'POST /admin/collections',
    body: { title: 'Rainy days', handle: '{own_handle}', metadata: { season: 'autumn' } },
    prepare: async () => ({ own_handle: `rainy-days-${Date.now()}` }),
    call: (http, id) =>
      collections.create(http, {
        title: 'Rainy days',
        handle: id('own_handle'),
        metadata: { season: 'autumn' },
      }),
    learn: ({ collection }) => ({ own_collection: collection.id }),
  }),
  row({
    name: 'admin.collections.update',
    route: 'POST /admin/collections/{own_collection}',
    body: { title: 'Rainy evenings' },
    call: (http, id) => collections.update(http, id('own_collection'), { title: 'Rainy evenings' }),
  }),
  row({
    name: 'admin.collections.addProducts',
    route: 'POST /admin/collections/{own_collection}/products/batch',
    body: { product_ids: ['{collected}'] },
    prepare: async (http) => {
      const { product } = await products.create(http, { title: 'Umbrella', handle: `umbrella-${Date.now()}` })
      return { collected: product.id }
    },
    call: (http, id) =>
      collections.addProducts(http, id('own_collection'), { product_ids: [id('collected')] }),
  }),
  row({
    name: 'admin.collections.retrieve',
    route: 'GET /admin/collections/{own_collection}',
    call: (http, id) => collections.retrieve(http, id('own_collection')),
  }),
  row({
    name: 'admin.collections.list',
    route: 'GET /admin/collections',
    query: 'q=rainy&order=-created_at&limit=5',
    call: (http) => collections.list(http, { q: 'rainy', order: '-created_at', limit: 5 }),
  }),
  row({
    name: 'admin.collections.removeProducts',
    route: 'DELETE /admin/collections/{own_collection}/products/batch',
    body: { product_ids: ['{collected}'] },
    call: (http, id) =>
      collections.removeProducts(http, id('own_collection'), { product_ids: [id('collected')] }),
  }),
  row({
    name: 'admin.collections.delete',
    route: 'DELETE /admin/collections/{own_collection}',
    prepare: async (http, id) => {
      await products.delete(http, id('collected'))
      return {}
    },
    call: (http, id) => collections.delete(http, id('own_collection')),
  }),
]
