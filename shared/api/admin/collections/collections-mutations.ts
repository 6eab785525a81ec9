import type { AdminPostCollectionsCollectionReq, AdminPostCollectionsReq } from '@medusajs/client-types'
import { useWrite, useWriteEach } from '@stoa/api/react'
import { collectionKeys, productKeys } from '../keys.ts'
import * as collectionCalls from './collections-calls.ts'

interface CollectionUpdate {
  id: string
  changes: AdminPostCollectionsCollectionReq
}

interface CollectionProducts {
  id: string
  productIds: string[]
}

/** Creates a collection. The form shows an error. */
export const useCreateCollection = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, payload: AdminPostCollectionsReq) => collectionCalls.create(http, payload),
    stale: () => [collectionKeys.lists()],
  })

/** Changes a collection. Products contain its title. The form shows an error. */
export const useUpdateCollection = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, changes }: CollectionUpdate) => collectionCalls.update(http, id, changes),
    stale: ({ id }) => [
      collectionKeys.lists(),
      collectionKeys.detail(id),
      productKeys.lists(),
      productKeys.details(),
    ],
  })

/** Deletes a collection; its products stay, in none. */
export const useDeleteCollection = () =>
  useWrite({
    call: (http, { id }: { id: string }) => collectionCalls.delete(http, id),
    stale: ({ id }) => [
      collectionKeys.lists(),
      collectionKeys.detail(id),
      productKeys.lists(),
      productKeys.details(),
    ],
    gone: ({ id }) => [collectionKeys.detail(id)],
  })

/** Deletes several collections; their products stay. The list shows the result of each. */
export const useDeleteCollections = () =>
  useWriteEach({
    call: (http, id) => collectionCalls.delete(http, id),
    stale: (ids) => [
      collectionKeys.lists(),
      ...ids.map((id) => collectionKeys.detail(id)),
      productKeys.lists(),
      productKeys.details(),
    ],
  })

/** Puts products into a collection; each leaves the one that it was in. The step that does it shows an error. */
export const useAddProductsToCollection = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, productIds }: CollectionProducts) =>
      collectionCalls.addProducts(http, id, { product_ids: productIds }),
    stale: ({ productIds }) => [
      collectionKeys.lists(),
      collectionKeys.details(),
      productKeys.lists(),
      ...productIds.map((productId) => productKeys.detail(productId)),
    ],
  })

/** Removes products from a collection. The caller shows an error. */
export const useRemoveProductsFromCollection = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, productIds }: CollectionProducts) =>
      collectionCalls.removeProducts(http, id, { product_ids: productIds }),
    stale: ({ id, productIds }) => [
      collectionKeys.lists(),
      collectionKeys.detail(id),
      productKeys.lists(),
      ...productIds.map((productId) => productKeys.detail(productId)),
    ],
  })
