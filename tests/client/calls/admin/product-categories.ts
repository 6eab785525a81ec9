import { productCategories, products } from '@stoa/api/admin'
import { row } from '../../call-row.ts'

export const rows = [
  row({
    name: 'admin.productCategories.create',
    route: 'POST /admin/product-categories',
    body: { name: 'Garden', handle: '{own_handle}', parent_category_id: null },
    prepare: async () => ({ own_handle: `garden-${Date.now()}` }),
    call: (http, id) =>
      productCategories.create(http, { name: 'Garden', handle: id('own_handle'), parent_category_id: null }),
    learn: ({ product_category }) => ({ own_category: product_category.id }),
  }),
  row({
    name: 'admin.productCategories.update',
    route: 'POST /admin/product-categories/{own_category}',
    body: { name: 'Garden and balcony', is_internal: true, parent_category_id: null },
    call: (http, id) =>
      productCategories.update(http, id('own_category'), {
        name: 'Garden and balcony',
        is_internal: true,
        parent_category_id: null,
      }),
  }),
  row({
    name: 'admin.productCategories.retrieve',
    route: 'GET /admin/product-categories/{own_category}',
    query: 'expand=parent_category,category_children',
    call: (http, id) =>
      productCategories.retrieve(http, id('own_category'), { expand: 'parent_category,category_children' }),
  }),
  row({
    name: 'admin.productCategories.list',
    route: 'GET /admin/product-categories',
    query: 'parent_category_id=null&include_descendants_tree=true&limit=5',
    call: (http) =>
      productCategories.list(http, {
        parent_category_id: 'null',
        include_descendants_tree: true,
        limit: 5,
      }),
  }),
  row({
    name: 'admin.productCategories.addProducts',
    route: 'POST /admin/product-categories/{own_category}/products/batch',
    body: { product_ids: [{ id: '{categorised}' }] },
    prepare: async (http) => {
      const { product } = await products.create(http, { title: 'Watering can', handle: `can-${Date.now()}` })
      return { categorised: product.id }
    },
    call: (http, id) =>
      productCategories.addProducts(http, id('own_category'), { product_ids: [{ id: id('categorised') }] }),
  }),
  row({
    name: 'admin.productCategories.removeProducts',
    route: 'DELETE /admin/product-categories/{own_category}/products/batch',
    body: { product_ids: [{ id: '{categorised}' }] },
    call: (http, id) =>
      productCategories.removeProducts(http, id('own_category'), {
        product_ids: [{ id: id('categorised') }],
      }),
  }),
  row({
    name: 'admin.productCategories.delete',
    route: 'DELETE /admin/product-categories/{own_category}',
    prepare: async (http, id) => {
      await products.delete(http, id('categorised'))
      return {}
    },
    call: (http, id) => productCategories.delete(http, id('own_category')),
  }),
]
