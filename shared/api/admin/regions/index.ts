export * as regionCalls from './regions-calls.ts'
export { regionKeys } from '../keys.ts'
export {
  useAddRegionCountry,
  useAddRegionFulfillmentProvider,
  useAddRegionPaymentProvider,
  useCreateRegion,
  useDeleteRegion,
  useDeleteRegionCountry,
  useDeleteRegionFulfillmentProvider,
  useDeleteRegionPaymentProvider,
  useUpdateRegion,
} from './regions-mutations.ts'
export { regionQueries } from './regions-queries.ts'
export type {
  AdminRegion,
  Country,
  RegionChanges,
  RegionListQuery,
  RegionPage,
  RegionPayload,
  RegionQuery,
} from './regions-types.ts'
