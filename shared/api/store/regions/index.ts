export * as regionCalls from './regions-calls.ts'
export { regionKeys } from './regions-keys.ts'
export { regionQueries } from './regions-queries.ts'
