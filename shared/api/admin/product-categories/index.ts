export type {
  Category,
  CategoryChanges,
  CategoryName,
  CategoryPage,
  CategoryRes,
  NewCategory,
} from './product-categories-types.ts'
export * as categoryCalls from './product-categories-calls.ts'
export { categoryKeys } from '../keys.ts'
export {
  useAddProductsToCategory,
  useCreateCategory,
  useDeleteCategory,
  useMoveCategory,
  useRemoveProductsFromCategory,
  useUpdateCategory,
} from './product-categories-mutations.ts'
export { categoryQueries } from './product-categories-queries.ts'
