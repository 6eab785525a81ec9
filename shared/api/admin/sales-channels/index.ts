export * as salesChannelCalls from './sales-channels-calls.ts'
export { salesChannelKeys } from '../keys.ts'
export {
  useAddLocationToSalesChannel,
  useAddProductsToSalesChannel,
  useCreateSalesChannel,
  useDeleteSalesChannel,
  useRemoveLocationFromSalesChannel,
  useRemoveProductsFromSalesChannel,
  useSwitchSalesChannel,
  useUpdateSalesChannel,
} from './sales-channels-mutations.ts'
export { salesChannelQueries } from './sales-channels-queries.ts'
export type { AdminSalesChannelsListRes as SalesChannelPage } from '@medusajs/client-types'
