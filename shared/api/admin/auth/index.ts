export * as authCalls from './auth-calls.ts'
export { authKeys } from '../keys.ts'
export { useCreateSession, useDeleteSession } from './auth-mutations.ts'
export { authQueries } from './auth-queries.ts'
