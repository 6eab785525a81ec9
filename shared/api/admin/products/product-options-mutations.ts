import type {
  AdminPostProductsProductOptionsOption,
  AdminPostProductsProductOptionsReq,
} from '@medusajs/client-types'
import { useWrite } from '@stoa/api/react'
import { productKeys, variantKeys } from '../keys.ts'
import * as productCalls from './products-calls.ts'

interface NewOption {
  productId: string
  payload: AdminPostProductsProductOptionsReq
}

interface OptionUpdate {
  id: string
  productId: string
  changes: AdminPostProductsProductOptionsOption
}

/** Adds an option to a product and a value to each of its variants. The form shows an error. */
export const useCreateProductOption = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { productId, payload }: NewOption) => productCalls.addOption(http, productId, payload),
    stale: ({ productId }) => [productKeys.detail(productId), variantKeys.all],
  })

/** Renames an option. The form shows an error. */
export const useUpdateProductOption = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, productId, changes }: OptionUpdate) =>
      productCalls.updateOption(http, productId, id, changes),
    stale: ({ productId }) => [productKeys.detail(productId)],
  })

/** Deletes an option and the values that variants have for it. */
export const useDeleteProductOption = () =>
  useWrite({
    call: (http, { id, productId }: { id: string; productId: string }) =>
      productCalls.deleteOption(http, productId, id),
    stale: ({ productId }) => [productKeys.detail(productId), variantKeys.all],
  })
