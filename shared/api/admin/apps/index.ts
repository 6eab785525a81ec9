export * as appCalls from './apps-calls.ts'
export { appKeys } from '../keys.ts'
export { useAuthorizeApp } from './apps-mutations.ts'
export { appQueries } from './apps-queries.ts'
