export * as collectionCalls from './collections-calls.ts'
export { collectionKeys } from './collections-keys.ts'
export { collectionQueries } from './collections-queries.ts'
