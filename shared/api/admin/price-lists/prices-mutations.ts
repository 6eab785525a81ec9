import type { AdminPostPriceListPricesPricesReq } from '@medusajs/client-types'
import { useWrite, useWriteEach } from '@stoa/api/react'
import { pricedKeys, priceListKeys, productKeys, variantKeys } from '../keys.ts'
import * as priceListCalls from './price-lists-calls.ts'
import type { PriceListChanges } from './price-lists-types.ts'

interface NewPrices {
  id: string
  payload: AdminPostPriceListPricesPricesReq
}

/** Adds prices to a price list. Amounts are in minor units. The form shows an error. */
export const useAddPrices = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, payload }: NewPrices) => priceListCalls.addPrices(http, id, payload),
    stale: ({ id }) => [priceListKeys.detail(id), ...pricedKeys()],
  })

/** Deletes prices of a price list. */
export const useDeletePrices = () =>
  useWrite({
    call: (http, { id, priceIds }: { id: string; priceIds: string[] }) =>
      priceListCalls.deletePrices(http, id, { price_ids: priceIds }),
    stale: ({ id }) => [priceListKeys.detail(id), ...pricedKeys()],
  })

/** Many prices of one price list, a call for each of these. */
export interface PricesWrite {
  listId: string
  calls: ReadonlyMap<string, PricesCall>
}

/** Prices that change by their ids, new ones, or ids of prices to delete. Amounts are in minor units. */
export type PricesCall =
  | { kind: 'changed'; prices: NonNullable<PriceListChanges['prices']> }
  | { kind: 'added'; prices: NonNullable<NewPrices['payload']['prices']> }
  | { kind: 'removed'; ids: readonly string[] }

/**
 * Writes many prices of one price list: each id is a key of `calls`, and one call follows the other. The sheet that asks
 * shows the result of each.
 */
export const useWritePrices = () =>
  useWriteEach({
    atOnce: 1,
    call: (http, id, { listId, calls }: PricesWrite) => {
      const call = calls.get(id)
      if (!call) throw new Error(`nothing to write for ${id}`)
      if (call.kind === 'removed')
        return priceListCalls.deletePrices(http, listId, { price_ids: [...call.ids] })
      const { kind, prices } = call
      return kind === 'added'
        ? priceListCalls.addPrices(http, listId, { prices })
        : priceListCalls.update(http, listId, { prices })
    },
    stale: () => [priceListKeys.lists(), priceListKeys.details(), ...pricedKeys()],
  })

/** Removes one product from a price list. */
export const useDeleteProductPrices = () =>
  useWrite({
    call: (http, { id, productId }: { id: string; productId: string }) =>
      priceListCalls.deleteProductPrices(http, id, productId),
    stale: ({ id, productId }) => [priceListKeys.detail(id), ...ofProducts([productId])],
  })

/** Removes several products from a price list. */
export const useDeleteProductsPrices = () =>
  useWrite({
    call: (http, { id, productIds }: { id: string; productIds: string[] }) =>
      priceListCalls.deleteProductsPrices(http, id, { product_ids: productIds }),
    stale: ({ id, productIds }) => [priceListKeys.detail(id), ...ofProducts(productIds)],
  })

/** Removes one variant from a price list. */
export const useDeleteVariantPrices = () =>
  useWrite({
    call: (http, { id, variantId }: { id: string; variantId: string }) =>
      priceListCalls.deleteVariantPrices(http, id, variantId),
    stale: ({ id, variantId }) => [
      priceListKeys.detail(id),
      productKeys.lists(),
      productKeys.details(),
      variantKeys.lists(),
      variantKeys.detail(variantId),
    ],
  })

/** Lists of products are narrowed by price lists. */
const ofProducts = (ids: string[]) => [
  productKeys.lists(),
  ...ids.map((id) => productKeys.detail(id)),
  variantKeys.all,
]
