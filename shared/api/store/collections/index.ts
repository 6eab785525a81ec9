export { collectionCalls } from './collections-calls.ts'
export { collectionKeys, collectionQueries } from './collections-queries.ts'
