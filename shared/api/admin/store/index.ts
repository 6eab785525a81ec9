export { storeCalls } from './store-calls.ts'
export { storeKeys, storeQueries } from './store-queries.ts'
