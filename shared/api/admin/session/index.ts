export { sessionCalls } from './session-calls.ts'
export { sessionKeys, sessionQueries } from './session-queries.ts'
