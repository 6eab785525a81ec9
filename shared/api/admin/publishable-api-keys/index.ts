export * as publishableApiKeyCalls from './publishable-api-keys-calls.ts'
export { publishableApiKeyKeys } from '../keys.ts'
export {
  useAddSalesChannelsToKey,
  useCreatePublishableApiKey,
  useDeletePublishableApiKey,
  useRemoveSalesChannelsFromKey,
  useRevokePublishableApiKey,
  useUpdatePublishableApiKey,
} from './publishable-api-keys-mutations.ts'
export { publishableApiKeyQueries } from './publishable-api-keys-queries.ts'
