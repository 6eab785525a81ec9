export * as productTagCalls from './product-tags-calls.ts'
export { productTagKeys } from '../keys.ts'
export { productTagQueries } from './product-tags-queries.ts'
