export type { CollectionPage } from './collections-types.ts'
export * as collectionCalls from './collections-calls.ts'
export { collectionKeys } from '../keys.ts'
export {
  useAddProductsToCollection,
  useCreateCollection,
  useDeleteCollection,
  useDeleteCollections,
  useRemoveProductsFromCollection,
  useUpdateCollection,
} from './collections-mutations.ts'
export { collectionQueries } from './collections-queries.ts'
