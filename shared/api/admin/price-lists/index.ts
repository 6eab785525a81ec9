export * as priceListCalls from './price-lists-calls.ts'
export { priceListKeys } from '../keys.ts'
export {
  useCreatePriceList,
  useDeletePriceList,
  useDeletePriceLists,
  useSwitchPriceLists,
  useUpdatePriceList,
} from './price-lists-mutations.ts'
export { priceListQueries } from './price-lists-queries.ts'
export type {
  PriceListChanges,
  PriceListListQuery,
  PriceListProduct,
  PriceListProductPage,
} from './price-lists-types.ts'
export {
  useAddPrices,
  useDeletePrices,
  useDeleteProductPrices,
  useDeleteProductsPrices,
  useDeleteVariantPrices,
  useWritePrices,
} from './prices-mutations.ts'
export type { PricesCall } from './prices-mutations.ts'
