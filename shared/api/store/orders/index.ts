export { orderCalls } from './orders-calls.ts'
export { orderKeys, orderQueries } from './orders-queries.ts'
