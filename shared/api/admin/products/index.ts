export type {
  AdminProduct,
  DeletedOptionRes,
  DeletedVariantRes,
  ProductChanges,
  ProductEdit,
  ProductListQuery,
  ProductPage,
  ProductPictures,
  ProductRes,
  ProductRow,
  ProductVariantPage,
  SheetProduct,
  SheetVariant,
  VariantOfProduct,
  VariantChanges,
} from './products-types.ts'
export * as productCalls from './products-calls.ts'
export { productKeys } from '../keys.ts'
export {
  useDeleteProducts,
  useDeleteStockedProducts,
  useDeleteVariants,
  useEditProducts,
  useRelabelProducts,
  useUpdateProducts,
} from './products-bulk-mutations.ts'
export type { Relabelling } from './products-bulk-steps.ts'
export {
  useCreateProduct,
  useDeleteProduct,
  useSetProductMetadata,
  useUpdateProduct,
} from './products-mutations.ts'
export {
  useCreateProductOption,
  useDeleteProductOption,
  useUpdateProductOption,
} from './product-options-mutations.ts'
export {
  useCreateVariant,
  useDeleteVariant,
  useOrderVariants,
  useUpdateVariant,
} from './product-variants-mutations.ts'
export { productQueries } from './products-queries.ts'
