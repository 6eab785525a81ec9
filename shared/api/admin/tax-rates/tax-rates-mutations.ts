import type { AdminPostTaxRatesReq, AdminPostTaxRatesTaxRateReq } from '@medusajs/client-types'
import { useWrite } from '@stoa/api/react'
import { shippingOptionKeys, taxRateKeys } from '../keys.ts'
import * as taxRateCalls from './tax-rates-calls.ts'

const staleRate = ({ id }: { id: string }) => [taxRateKeys.lists(), taxRateKeys.detail(id)]

// The list of shipping options shows prices after tax.
const staleRateAndShipping = (rate: { id: string }) => [...staleRate(rate), shippingOptionKeys.lists()]

/** Adds a rate to a region. The form shows an error. */
export const useCreateTaxRate = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, payload: AdminPostTaxRatesReq) => taxRateCalls.create(http, payload),
    stale: () => [taxRateKeys.lists(), shippingOptionKeys.lists()],
  })

/** Changes a rate. The form shows an error. */
export const useUpdateTaxRate = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, changes }: { id: string; changes: AdminPostTaxRatesTaxRateReq }) =>
      taxRateCalls.update(http, id, changes),
    stale: staleRateAndShipping,
  })

/** Deletes a rate. */
export const useDeleteTaxRate = () =>
  useWrite({
    call: (http, { id }: { id: string }) => taxRateCalls.delete(http, id),
    stale: staleRateAndShipping,
    gone: ({ id }) => [taxRateKeys.detail(id)],
  })

/** Lets a rate apply to more products. The form shows an error. */
export const useAddTaxRateProducts = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, products }: { id: string; products: string[] }) =>
      taxRateCalls.addProducts(http, id, { products }),
    stale: staleRate,
  })

/** Lets a rate no longer apply to some products. The form shows an error. */
export const useRemoveTaxRateProducts = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, products }: { id: string; products: string[] }) =>
      taxRateCalls.removeProducts(http, id, { products }),
    stale: staleRate,
  })

/** Lets a rate apply to more types of products. The form shows an error. */
export const useAddTaxRateProductTypes = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, productTypes }: { id: string; productTypes: string[] }) =>
      taxRateCalls.addProductTypes(http, id, { product_types: productTypes }),
    stale: staleRate,
  })

/** Lets a rate no longer apply to some types of products. The form shows an error. */
export const useRemoveTaxRateProductTypes = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, productTypes }: { id: string; productTypes: string[] }) =>
      taxRateCalls.removeProductTypes(http, id, { product_types: productTypes }),
    stale: staleRate,
  })

/** Lets a rate apply to more ways to ship. The form shows an error. */
export const useAddTaxRateShippingOptions = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, shippingOptions }: { id: string; shippingOptions: string[] }) =>
      taxRateCalls.addShippingOptions(http, id, { shipping_options: shippingOptions }),
    stale: staleRateAndShipping,
  })

/** Lets a rate no longer apply to some ways to ship. The form shows an error. */
export const useRemoveTaxRateShippingOptions = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, shippingOptions }: { id: string; shippingOptions: string[] }) =>
      taxRateCalls.removeShippingOptions(http, id, { shipping_options: shippingOptions }),
    stale: staleRateAndShipping,
  })
