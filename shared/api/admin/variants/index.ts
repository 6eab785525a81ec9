export type {
  AdminVariant,
  StockLevel,
  VariantInventory,
  VariantListQuery,
  VariantPage,
} from './variants-types.ts'
export * as variantCalls from './variants-calls.ts'
export { variantKeys } from '../keys.ts'
export { variantQueries } from './variants-queries.ts'
