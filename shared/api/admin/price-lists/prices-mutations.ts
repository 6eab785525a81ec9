import type { AdminPostPriceListPricesPricesReq } from '@medusajs/client-types'
import { useWrite } from '@stoa/api/react'
import { productKeys } from '../products/products-keys.ts'
import { variantKeys } from '../variants/variants-keys.ts'
import * as priceListCalls from './price-lists-calls.ts'
import { pricedKeys, priceListKeys } from './price-lists-keys.ts'

interface NewPrices {
  id: string
  payload: AdminPostPriceListPricesPricesReq
}

/** Adds prices to a price list or changes some. Amounts are in minor units. The form shows a refusal. */
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

/** Takes one product out of a price list. */
export const useDeleteProductPrices = () =>
  useWrite({
    call: (http, { id, productId }: { id: string; productId: string }) =>
      priceListCalls.deleteProductPrices(http, id, productId),
    stale: ({ id, productId }) => [priceListKeys.detail(id), ...ofProducts([productId])],
  })

/** Takes several products out of a price list. */
export const useDeleteProductsPrices = () =>
  useWrite({
    call: (http, { id, productIds }: { id: string; productIds: string[] }) =>
      priceListCalls.deleteProductsPrices(http, id, { product_ids: productIds }),
    stale: ({ id, productIds }) => [priceListKeys.detail(id), ...ofProducts(productIds)],
  })

/** Takes one variant out of a price list. */
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
