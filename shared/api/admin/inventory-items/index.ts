export { useAddToLevel, type LevelChange } from './add-to-level.ts'
export * as inventoryItemCalls from './inventory-items-calls.ts'
export { inventoryItemKeys, variantStockKeys } from '../keys.ts'
export {
  useCreateInventoryItem,
  useDeleteInventoryItem,
  useUpdateInventoryItem,
} from './inventory-items-mutations.ts'
export { inventoryItemQueries } from './inventory-items-queries.ts'
export type {
  InventoryItem,
  InventoryItemChanges,
  InventoryItemPage,
  InventoryItemPayload,
  InventoryItemRow,
  LevelWrite,
  LocationLevel,
  StockedItem,
} from './inventory-items-types.ts'
export {
  useCreateLocationLevel,
  useDeleteLocationLevel,
  useSetLocationLevels,
  useUpdateLocationLevel,
} from './location-levels-mutations.ts'
