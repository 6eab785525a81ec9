import type { AdminPostProductsProductVariantsReq } from '@medusajs/client-types'
import { useWrite } from '@stoa/api/react'
import { inventoryItemKeys, priceListKeys, productKeys, variantKeys } from '../keys.ts'
import * as productCalls from './products-calls.ts'
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

/** Adds a variant to a product. The form shows an error. */
export const useCreateVariant = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { productId, payload }: NewVariant) => productCalls.createVariant(http, productId, payload),
    stale: ({ productId }) => listing(productId),
  })

/** Changes a variant. The form shows an error. */
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

interface VariantOrder {
  productId: string
  /** The ids of its variants. */
  order: readonly string[]
  /** How many there are of a variant, for stores that do not count by location; others stay as they are. */
  quantities?: Readonly<Record<string, number>>
}

/**
 * Puts the variants of a product into an order, with their quantities if there are any. The product is read first, because the
 * server deletes variants that a write does not name: those that came meanwhile stay, at the end. The form shows an error.
 */
export const useOrderVariants = () =>
  useWrite({
    meta: { quiet: true },
    call: async (http, { productId, order, quantities = {} }: VariantOrder) => {
      const { product } = await productCalls.retrieve(http, productId)
      const current = product.variants.map(({ id }) => id)
      const ordered = order.filter((id) => current.includes(id))
      const variants = [...new Set([...ordered, ...current])].map((id) => ({
        id,
        ...(quantities[id] !== undefined && { inventory_quantity: quantities[id] }),
      }))
      return productCalls.update(http, productId, { variants })
    },
    stale: ({ productId }) => listing(productId),
  })

/** Queries that list the variants of a product. */
const listing = (productId: string) => [
  productKeys.lists(),
  productKeys.detail(productId),
  variantKeys.lists(),
  inventoryItemKeys.lists(),
  priceListKeys.details(),
]
