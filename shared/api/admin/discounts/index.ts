export {
  useAddConditionResources,
  useCreateDiscountCondition,
  useDeleteDiscountCondition,
  useRemoveConditionResources,
  useUpdateDiscountCondition,
} from './conditions-mutations.ts'
export * as discountCalls from './discounts-calls.ts'
export { discountKeys } from './discounts-keys.ts'
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
  DiscountPage,
  DiscountQuery,
  DiscountRes,
} from './discounts-types.ts'
