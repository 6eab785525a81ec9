export {
  useAddConditionResources,
  useCreateDiscountCondition,
  useDeleteDiscountCondition,
  useRemoveConditionResources,
  useUpdateDiscountCondition,
} from './conditions-mutations.ts'
export * as discountCalls from './discounts-calls.ts'
export {
  useCreateDynamicCodes,
  useDeleteDiscounts,
  useDeleteDynamicCodes,
  useSwitchDiscounts,
} from './discounts-bulk-mutations.ts'
export { discountKeys } from '../keys.ts'
export {
  useAddDiscountRegion,
  useCreateDiscount,
  useCreateDynamicCode,
  useDeleteDiscount,
  useDeleteDynamicCode,
  useRemoveDiscountRegion,
  useSwitchDiscount,
  useUpdateDiscount,
} from './discounts-mutations.ts'
export { discountQueries } from './discounts-queries.ts'
export type {
  AdminDiscount,
  DeletedConditionRes,
  DiscountChanges,
  DiscountConditionRes,
  DiscountListQuery,
  DiscountPage,
  DiscountQuery,
  DiscountRes,
  DiscountRow,
  DynamicCode,
} from './discounts-types.ts'
