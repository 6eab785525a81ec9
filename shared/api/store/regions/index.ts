export * as regionCalls from './regions-calls.ts'
export { regionKeys } from '../keys.ts'
export { regionQueries } from './regions-queries.ts'
