export type { AdminProduct, ProductListQuery, ProductPage, ProductRow } from './products-types.ts'
export { productCalls } from './products-calls.ts'
export { useUpdateProduct } from './products-mutations.ts'
export { productKeys, productQueries } from './products-queries.ts'
