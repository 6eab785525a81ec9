import { productCategories } from '@stoa/api/store'
import { row } from '../../call-row.ts'
import { firstOf } from '../../prepare/first-of.ts'

export const rows = [
  row({
    name: 'store.productCategories.list',
    route: 'GET /store/product-categories',
    query: 'parent_category_id=null&include_descendants_tree=true&limit=3',
    call: (http) =>
      productCategories.list(http, { parent_category_id: 'null', include_descendants_tree: true, limit: 3 }),
    learn: ({ product_categories }) => ({ shown_category: firstOf(product_categories).id }),
  }),
  row({
    name: 'store.productCategories.retrieve',
    route: 'GET /store/product-categories/{shown_category}',
    query: 'expand=parent_category,category_children',
    call: (http, id) =>
      productCategories.retrieve(http, id('shown_category'), {
        expand: 'parent_category,category_children',
      }),
  }),
]
