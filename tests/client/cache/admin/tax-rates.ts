import { shippingOptionKeys } from '@stoa/api/admin/shipping-options'
import {
  taxRateKeys,
  taxRateQueries,
  useAddTaxRateProducts,
  useAddTaxRateProductTypes,
  useAddTaxRateShippingOptions,
  useCreateTaxRate,
  useDeleteTaxRate,
  useRemoveTaxRateProducts,
  useRemoveTaxRateProductTypes,
  useRemoveTaxRateShippingOptions,
  useUpdateTaxRate,
} from '@stoa/api/admin/tax-rates'
import { written } from '../../cache-row.ts'
import type { QueriesOf } from '../../cache-row.ts'

export const queries: QueriesOf<typeof taxRateQueries> = (http) => {
  const { list, detail } = taxRateQueries(http)
  return {
    list: [list(), list({ region_id: 'reg_1', expand: ['products'] })],
    detail: [detail('txr_1'), detail('txr_1', { expand: ['products'] }), detail('txr_2')],
  }
}

const rate = [taxRateKeys.lists(), taxRateKeys.detail('txr_1')]
const rateAndShipping = [...rate, shippingOptionKeys.lists()]
const products = { id: 'txr_1', products: ['prod_1'] }
const types = { id: 'txr_1', productTypes: ['ptyp_1'] }
const options = { id: 'txr_1', shippingOptions: ['so_1'] }

export const writes = [
  written(useCreateTaxRate, { code: 'A', name: 'A', region_id: 'reg_1', rate: 7 }, [
    taxRateKeys.lists(),
    shippingOptionKeys.lists(),
  ]),
  written(useUpdateTaxRate, { id: 'txr_1', changes: { rate: 5 } }, rateAndShipping),
  written(useDeleteTaxRate, { id: 'txr_1' }, rateAndShipping),
  written(useAddTaxRateProducts, products, rate),
  written(useRemoveTaxRateProducts, products, rate),
  written(useAddTaxRateProductTypes, types, rate),
  written(useRemoveTaxRateProductTypes, types, rate),
  written(useAddTaxRateShippingOptions, options, rateAndShipping),
  written(useRemoveTaxRateShippingOptions, options, rateAndShipping),
]
