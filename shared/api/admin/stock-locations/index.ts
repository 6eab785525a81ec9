export * as stockLocationCalls from './stock-locations-calls.ts'
export { stockLocationKeys } from '../keys.ts'
export {
  useCreateStockLocation,
  useDeleteStockLocation,
  useUpdateStockLocation,
} from './stock-locations-mutations.ts'
export { stockLocationQueries } from './stock-locations-queries.ts'
export type {
  StockLocation,
  StockLocationChanges,
  StockLocationListQuery,
  StockLocationPage,
  StockLocationPayload,
} from './stock-locations-types.ts'
