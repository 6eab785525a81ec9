export * as publishableApiKeyCalls from './publishable-api-keys-calls.ts'
export { publishableApiKeyKeys } from '../keys.ts'
export {
  useAddSalesChannelsToKey,
  useCreatePublishableApiKey,
  useDeletePublishableApiKeys,
  useRemoveSalesChannelsFromKey,
  useRevokePublishableApiKeys,
  useUpdatePublishableApiKey,
} from './publishable-api-keys-mutations.ts'
export { publishableApiKeyQueries } from './publishable-api-keys-queries.ts'
export type { AdminPublishableApiKeysListRes as PublishableApiKeyPage } from '@medusajs/client-types'
