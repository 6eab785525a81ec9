import type { AdminPostProductsProductMetadataReq, AdminPostProductsReq } from '@medusajs/client-types'
import type { QueryClient } from '@tanstack/react-query'
import { changeShown, useWrite, withoutUndefined } from '@stoa/api/react'
import {
  collectionKeys,
  inventoryItemKeys,
  priceListKeys,
  productKeys,
  productTagKeys,
  productTypeKeys,
  variantKeys,
} from '../keys.ts'
import * as productCalls from './products-calls.ts'
import type { AdminProduct, ProductChanges } from './products-types.ts'

interface ProductUpdate {
  id: string
  changes: ProductChanges
}

/** Creates a product. The form shows an error. */
export const useCreateProduct = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, payload: AdminPostProductsReq) => productCalls.create(http, payload),
    stale: (payload) => [
      productKeys.lists(),
      variantKeys.lists(),
      inventoryItemKeys.lists(),
      ...(payload.collection_id
        ? [collectionKeys.lists(), collectionKeys.detail(payload.collection_id)]
        : []),
      ...labelsIn(payload),
    ],
  })

/**
 * Changes a product. Its new title, handle, status and texts are shown at once and reverted if the server refuses.
 * The form shows the refusal.
 */
export const useUpdateProduct = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, changes }: ProductUpdate) => productCalls.update(http, id, changes),
    stale: ({ id, changes }) => [
      productKeys.lists(),
      productKeys.detail(id),
      ...SHOWN_ELSEWHERE,
      ...labelsIn(changes),
    ],
    preview: showAtOnce,
  })

/** Deletes a product and its variants. */
export const useDeleteProduct = () =>
  useWrite({
    call: (http, { id }: { id: string }) => productCalls.delete(http, id),
    stale: ({ id }) => [productKeys.lists(), productKeys.detail(id), ...SHOWN_ELSEWHERE],
    gone: ({ id }) => [productKeys.detail(id)],
  })

/** Writes one value into a product's metadata. The form shows an error. */
export const useSetProductMetadata = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, payload }: { id: string; payload: AdminPostProductsProductMetadataReq }) =>
      productCalls.setMetadata(http, id, payload),
    stale: ({ id }) => [productKeys.detail(id)],
  })

/** These tell the title, the status and the picture of products: price lists where their products are listed. */
export const SHOWN_ELSEWHERE = [
  variantKeys.all,
  collectionKeys.all,
  inventoryItemKeys.lists(),
  priceListKeys.details(),
]

/** The types and tags, where a write names some: it creates those that are new. */
const labelsIn = ({ type, tags }: Pick<ProductChanges, 'type' | 'tags'>) => [
  ...(type ? [productKeys.types(), productTypeKeys.all] : []),
  ...(tags ? [productKeys.tagUsage(), productTagKeys.all] : []),
]

// Only what looks the same in a request as in an answer.
function showAtOnce(cache: QueryClient, { id, changes }: ProductUpdate) {
  const { title, subtitle, handle, description, status, thumbnail, material, discountable } = changes
  const texts = { title, subtitle, handle, description, material }
  const visible = withoutUndefined({ ...texts, status, thumbnail, discountable })
  changeShown<AdminProduct>(cache, SHOWN, id, (product) => ({ ...product, ...visible }) as AdminProduct)
}

const SHOWN = { keys: productKeys, one: 'product', many: 'products' }
