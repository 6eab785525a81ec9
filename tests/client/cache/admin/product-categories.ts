import {
  categoryKeys,
  categoryQueries,
  useAddProductsToCategory,
  useCreateCategory,
  useDeleteCategory,
  useMoveCategory,
  useRemoveProductsFromCategory,
  useUpdateCategory,
} from '@stoa/api/admin/product-categories'
import { productKeys } from '@stoa/api/admin/products'
import { written } from '../../cache-row.ts'
import type { QueriesOf } from '../../cache-row.ts'

export const queries: QueriesOf<typeof categoryQueries> = (http) => ({
  list: [categoryQueries(http).list(), categoryQueries(http).list({ q: 'gar' })],
  tree: categoryQueries(http).tree(),
  detail: [
    categoryQueries(http).detail('pcat_1'),
    categoryQueries(http).detail('pcat_1', { fields: 'id,name' }),
    categoryQueries(http).detail('pcat_2'),
  ],
})

const categories = [categoryKeys.lists(), categoryKeys.details()]
const named = [...categories, productKeys.details()]
const moved = [...named, productKeys.lists()]
const itsProducts = [productKeys.lists(), productKeys.detail('prod_1')]
const products = { id: 'pcat_1', productIds: ['prod_1'] }

export const writes = [
  written(useCreateCategory, { name: 'Garden', parent_category_id: null }, categories),
  written(useUpdateCategory, { id: 'pcat_1', changes: { name: 'Balcony' } }, named),
  written(useUpdateCategory, { id: 'pcat_1', changes: { parent_category_id: null } }, moved),
  written(useMoveCategory, { id: 'pcat_1', parentId: 'pcat_2', rank: 0 }, moved),
  written(useDeleteCategory, { id: 'pcat_1' }, moved),
  written(useAddProductsToCategory, products, itsProducts),
  written(useRemoveProductsFromCategory, products, itsProducts),
]
