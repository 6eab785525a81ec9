export type {
  FilterableProduct,
  ProductCard,
  ProductListQuery,
  ProductPage,
  ProductSearch,
  ShopProduct,
} from './products-types.ts'
export * as productCalls from './products-calls.ts'
export { productKeys, variantKeys } from '../keys.ts'
export { productQueries } from './products-queries.ts'
export { variantQueries } from './variants-queries.ts'
