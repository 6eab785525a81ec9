import type { AdminPostProductsProductVariantsReq } from '@medusajs/client-types'
import { useWrite } from '@stoa/api/react'
import { inventoryItemKeys } from '../inventory-items/inventory-items-keys.ts'
import { priceListKeys } from '../price-lists/price-lists-keys.ts'
import { variantKeys } from '../variants/variants-keys.ts'
import * as productCalls from './products-calls.ts'
import { productKeys } from './products-keys.ts'
import type { VariantChanges } from './products-types.ts'

interface NewVariant {
  productId: string
  payload: AdminPostProductsProductVariantsReq
}

interface VariantUpdate {
  id: string
  productId: string
  changes: VariantChanges
}

/** Adds a variant to a product. The form shows a refusal. */
export const useCreateVariant = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { productId, payload }: NewVariant) => productCalls.createVariant(http, productId, payload),
    stale: ({ productId }) => listing(productId),
  })

/** Changes a variant. The form shows a refusal. */
export const useUpdateVariant = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, productId, changes }: VariantUpdate) =>
      productCalls.updateVariant(http, productId, id, changes),
    stale: ({ id, productId }) => [...listing(productId), variantKeys.detail(id)],
  })

/** Deletes a variant, though not its inventory items. */
export const useDeleteVariant = () =>
  useWrite({
    call: (http, { id, productId }: { id: string; productId: string }) =>
      productCalls.deleteVariant(http, productId, id),
    stale: ({ id, productId }) => [...listing(productId), variantKeys.detail(id)],
  })

/** Whatever lists the variants of a product. */
const listing = (productId: string) => [
  productKeys.lists(),
  productKeys.detail(productId),
  variantKeys.lists(),
  inventoryItemKeys.lists(),
  priceListKeys.details(),
]
