import { useWriteEach } from '@stoa/api/react'
import { productKeys, productTagKeys } from '../keys.ts'
import type { Relabelling } from './products-bulk-steps.ts'
import * as productCalls from './products-calls.ts'
import { SHOWN_ELSEWHERE } from './products-mutations.ts'
import type { AdminProduct, ProductChanges, ProductEdit } from './products-types.ts'

// What only bulk actions need loads with the first of them.
const loadSteps = () => import(/* webpackChunkName: "product-actions" */ './products-bulk-steps.ts')

const stale = (ids: readonly string[]) => [
  productKeys.lists(),
  ...ids.map((id) => productKeys.detail(id)),
  ...SHOWN_ELSEWHERE,
]

const deleted = (ids: readonly string[]) => ids.map((id) => productKeys.detail(id))

/** Applies the same change to several products. The list shows the result of each. */
export const useUpdateProducts = () =>
  useWriteEach({
    call: (http, id, changes: ProductChanges) => productCalls.update(http, id, changes),
    stale,
  })

/**
 * Makes a change of its own to each of several products, as a spreadsheet does. Where variants change, the product is read
 * first: the server deletes those that a write does not name. Fails with a RangeError for a variant that is gone. The
 * sheet shows the result of each.
 */
export const useEditProducts = () =>
  useWriteEach({
    call: async (http, id, edits: ReadonlyMap<string, ProductEdit>) => {
      const { changes, variants = new Map() } = edits.get(id) ?? {}
      if (variants.size === 0) return productCalls.update(http, id, { ...changes })
      const { product } = await productCalls.retrieve(http, id)
      return productCalls.update(http, id, { ...changes, variants: editedVariants(product, variants) })
    },
    stale,
  })

/** Deletes several products with their variants. The list shows the result of each. */
export const useDeleteProducts = () =>
  useWriteEach({ call: (http, id) => productCalls.delete(http, id), stale, gone: deleted })

/**
 * Deletes several products with their variants and what is in stock of them, for stores with the inventory module. The
 * list shows the result of each.
 */
export const useDeleteStockedProducts = () =>
  useWriteEach({
    call: async (http, id) => {
      const { itemsOf, deleteItems } = await loadSteps()
      const { product } = await productCalls.retrieve(http, id)
      const items = await Promise.all(product.variants.map((variant) => itemsOf(http, variant.id)))
      await productCalls.delete(http, id)
      await deleteItems(http, items.flat())
    },
    stale,
    gone: deleted,
  })

interface VariantDeletion {
  productId: string
  /** Also deletes the stock, for stores with the inventory module. */
  withStock: boolean
}

/** Deletes several variants of a product. The list shows the result of each. */
export const useDeleteVariants = () =>
  useWriteEach({
    call: async (http, id, { productId, withStock }: VariantDeletion) => {
      const { itemsOf, deleteItems } = await loadSteps()
      const items = withStock ? await itemsOf(http, id) : []
      await productCalls.deleteVariant(http, productId, id)
      await deleteItems(http, items)
    },
    stale: () => [productKeys.lists(), productKeys.details(), ...SHOWN_ELSEWHERE],
  })

function editedVariants({ variants }: AdminProduct, edits: NonNullable<ProductEdit['variants']>) {
  const gone = [...edits.keys()].find((id) => !variants.some((variant) => variant.id === id))
  if (gone !== undefined) throw new RangeError(`variant ${gone} is gone`)
  return variants.map((variant) => ({ id: variant.id, ...edits.get(variant.id)?.(variant) }))
}

/**
 * Gives labels to several products and takes others away; each keeps the rest of its own, which is read first because
 * the server replaces whole lists. One after the other, because two at once would each make the same new tag. The list
 * shows the result of each.
 */
export const useRelabelProducts = () =>
  useWriteEach({
    atOnce: 1,
    call: async (http, id, change: Relabelling) => {
      const { relabelled } = await loadSteps()
      const { product } = await productCalls.retrieve(http, id)
      return productCalls.update(http, id, relabelled(product, change))
    },
    stale: (ids) => [...stale(ids), productKeys.tagUsage(), productTagKeys.all],
  })
