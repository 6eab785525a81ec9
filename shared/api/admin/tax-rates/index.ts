export * as taxRateCalls from './tax-rates-calls.ts'
export { taxRateKeys } from '../keys.ts'
export {
  useAddTaxRateProductTypes,
  useAddTaxRateProducts,
  useAddTaxRateShippingOptions,
  useCreateTaxRate,
  useDeleteTaxRate,
  useRemoveTaxRateProductTypes,
  useRemoveTaxRateProducts,
  useRemoveTaxRateShippingOptions,
  useUpdateTaxRate,
} from './tax-rates-mutations.ts'
export { taxRateQueries } from './tax-rates-queries.ts'
export type { TaxRate, TaxRatePage } from './tax-rates-types.ts'
