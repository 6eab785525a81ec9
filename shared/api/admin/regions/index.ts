export { regionCalls } from './regions-calls.ts'
export { regionKeys, regionQueries } from './regions-queries.ts'
