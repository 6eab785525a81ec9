export * as productTypeCalls from './product-types-calls.ts'
export { productTypeKeys } from '../keys.ts'
export { productTypeQueries } from './product-types-queries.ts'
