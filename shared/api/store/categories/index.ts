export { categoryCalls } from './categories-calls.ts'
export { categoryKeys, categoryQueries } from './categories-queries.ts'
