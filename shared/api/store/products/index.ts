export type {
  ProductCard,
  ProductListQuery,
  ProductPage,
  ProductSearch,
  ShopProduct,
} from './products-types.ts'
export * as productCalls from './products-calls.ts'
export { productKeys } from './products-keys.ts'
export { productQueries } from './products-queries.ts'
export { variantKeys } from './variants-keys.ts'
export { variantQueries } from './variants-queries.ts'
