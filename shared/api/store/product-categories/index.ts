export type { CategoryPage, ShopCategory } from './product-categories-types.ts'
export * as categoryCalls from './product-categories-calls.ts'
export { categoryKeys } from '../keys.ts'
export { categoryQueries } from './product-categories-queries.ts'
