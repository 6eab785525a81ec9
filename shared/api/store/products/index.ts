export type { ProductCard, ProductListQuery, ProductPage, ShopProduct } from './products-types.ts'
export { productCalls } from './products-calls.ts'
export { productKeys, productQueries } from './products-queries.ts'
