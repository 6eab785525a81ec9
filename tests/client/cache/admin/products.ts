import { collectionKeys } from '@stoa/api/admin/collections'
import { inventoryItemKeys } from '@stoa/api/admin/inventory-items'
import { priceListKeys } from '@stoa/api/admin/price-lists'
import { productTagKeys } from '@stoa/api/admin/product-tags'
import { productTypeKeys } from '@stoa/api/admin/product-types'
import {
  productKeys,
  productQueries,
  useCreateProduct,
  useCreateProductOption,
  useCreateVariant,
  useEditProducts,
  useDeleteProduct,
  useDeleteProductOption,
  useDeleteVariant,
  useSetProductMetadata,
  useUpdateProduct,
  useUpdateProductOption,
  useUpdateVariant,
} from '@stoa/api/admin/products'
import { variantKeys } from '@stoa/api/admin/variants'
import { written } from '../../cache-row.ts'
import type { QueriesOf } from '../../cache-row.ts'

export const queries: QueriesOf<typeof productQueries> = (http) => ({
  list: [productQueries(http).list({ q: 'mug' }), productQueries(http).list({ q: 'mug', offset: 15 })],
  detail: [productQueries(http).detail('prod_1'), productQueries(http).detail('prod_2')],
  variants: [
    productQueries(http).variants('prod_1'),
    productQueries(http).variants('prod_1', { offset: 20 }),
  ],
  pictures: productQueries(http).pictures({ q: 'mug' }),
  sheet: [productQueries(http).sheet({ q: 'mug' }, false), productQueries(http).sheet({ q: 'mug' }, true)],
  types: productQueries(http).types(),
  tagUsage: productQueries(http).tagUsage(),
})

const page = [productKeys.lists(), productKeys.detail('prod_1')]
const listings = [inventoryItemKeys.lists(), priceListKeys.details()]
const elsewhere = [variantKeys.all, collectionKeys.all, ...listings]
const types = [productKeys.types(), productTypeKeys.all]
const tags = [productKeys.tagUsage(), productTagKeys.all]
const created = [productKeys.lists(), variantKeys.lists(), inventoryItemKeys.lists()]
const variants = [...page, variantKeys.lists(), ...listings]

export const writes = [
  written(useCreateProduct, { title: 'Mug' }, created),
  written(useCreateProduct, { title: 'Mug', collection_id: 'pcol_1', type: { value: 'Cup' }, tags: [] }, [
    ...created,
    collectionKeys.lists(),
    collectionKeys.detail('pcol_1'),
    ...types,
    ...tags,
  ]),
  written(useUpdateProduct, { id: 'prod_1', changes: { title: 'Mug' } }, [...page, ...elsewhere]),
  written(
    useEditProducts,
    { ids: ['prod_1'], change: new Map([['prod_1', { changes: { title: 'Mug' } }]]) },
    [...page, ...elsewhere],
  ),
  written(useUpdateProduct, { id: 'prod_1', changes: { type: { value: 'Cup' } } }, [
    ...page,
    ...elsewhere,
    ...types,
  ]),
  written(useUpdateProduct, { id: 'prod_1', changes: { tags: [{ value: 'blue' }] } }, [
    ...page,
    ...elsewhere,
    ...tags,
  ]),
  written(useDeleteProduct, { id: 'prod_1' }, [...page, ...elsewhere]),
  written(useSetProductMetadata, { id: 'prod_1', payload: { key: 'care', value: 'Cold' } }, [
    productKeys.detail('prod_1'),
  ]),
  written(
    useCreateVariant,
    { productId: 'prod_1', payload: { title: 'Blue', prices: [], options: [] } },
    variants,
  ),
  written(useUpdateVariant, { id: 'variant_1', productId: 'prod_1', changes: { title: 'Blue' } }, [
    ...variants,
    variantKeys.detail('variant_1'),
  ]),
  written(useDeleteVariant, { id: 'variant_1', productId: 'prod_1' }, [
    ...variants,
    variantKeys.detail('variant_1'),
  ]),
  written(useCreateProductOption, { productId: 'prod_1', payload: { title: 'Colour' } }, [
    productKeys.detail('prod_1'),
    variantKeys.all,
  ]),
  written(useUpdateProductOption, { id: 'opt_1', productId: 'prod_1', changes: { title: 'Colour' } }, [
    productKeys.detail('prod_1'),
  ]),
  written(useDeleteProductOption, { id: 'opt_1', productId: 'prod_1' }, [
    productKeys.detail('prod_1'),
    variantKeys.all,
  ]),
]
