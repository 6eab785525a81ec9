export * as collectionCalls from './collections-calls.ts'
export { collectionKeys } from '../keys.ts'
export { collectionQueries } from './collections-queries.ts'
