import {
  collectionKeys,
  collectionQueries,
  useAddProductsToCollection,
  useCreateCollection,
  useDeleteCollection,
  useDeleteCollections,
  useRemoveProductsFromCollection,
  useUpdateCollection,
} from '@stoa/api/admin/collections'
import { productKeys } from '@stoa/api/admin/products'
import { written } from '../../cache-row.ts'
import type { QueriesOf } from '../../cache-row.ts'

export const queries: QueriesOf<typeof collectionQueries> = (http) => ({
  list: [collectionQueries(http).list(), collectionQueries(http).list({ q: 'rain' })],
  detail: [collectionQueries(http).detail('pcol_1'), collectionQueries(http).detail('pcol_2')],
})

const ofIt = [collectionKeys.lists(), collectionKeys.detail('pcol_1')]
const allProducts = [productKeys.lists(), productKeys.details()]
const itsProducts = [productKeys.lists(), productKeys.detail('prod_1')]
const products = { id: 'pcol_1', productIds: ['prod_1'] }

export const writes = [
  written(useCreateCollection, { title: 'Rain' }, [collectionKeys.lists()]),
  written(useUpdateCollection, { id: 'pcol_1', changes: { title: 'Sun' } }, [...ofIt, ...allProducts]),
  written(useDeleteCollection, { id: 'pcol_1' }, [...ofIt, ...allProducts]),
  written(useDeleteCollections, { ids: ['pcol_1'], change: undefined }, [...ofIt, ...allProducts]),
  written(useAddProductsToCollection, products, [
    collectionKeys.lists(),
    collectionKeys.details(),
    ...itsProducts,
  ]),
  written(useRemoveProductsFromCollection, products, [...ofIt, ...itsProducts]),
]
