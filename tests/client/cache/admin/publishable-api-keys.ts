import {
  publishableApiKeyKeys,
  publishableApiKeyQueries,
  useAddSalesChannelsToKey,
  useCreatePublishableApiKey,
  useDeletePublishableApiKeys,
  useRemoveSalesChannelsFromKey,
  useRevokePublishableApiKeys,
  useUpdatePublishableApiKey,
} from '@stoa/api/admin/publishable-api-keys'
import { written } from '../../cache-row.ts'
import type { QueriesOf } from '../../cache-row.ts'

export const queries: QueriesOf<typeof publishableApiKeyQueries> = (http) => ({
  list: [publishableApiKeyQueries(http).list(), publishableApiKeyQueries(http).list({ offset: 20 })],
  detail: [publishableApiKeyQueries(http).detail('pk_1'), publishableApiKeyQueries(http).detail('pk_2')],
  salesChannels: [
    publishableApiKeyQueries(http).salesChannels('pk_1'),
    publishableApiKeyQueries(http).salesChannels('pk_1', { q: 'online' }),
    publishableApiKeyQueries(http).salesChannels('pk_2'),
  ],
})

const id = 'pk_1'
const key = [publishableApiKeyKeys.lists(), publishableApiKeyKeys.detail(id)]
const channels = [publishableApiKeyKeys.salesChannels(id)]

export const writes = [
  written(useCreatePublishableApiKey, { title: 'Phone app' }, [publishableApiKeyKeys.lists()]),
  written(useUpdatePublishableApiKey, { id, changes: { title: 'Tablet app' } }, key),
  written(useRevokePublishableApiKeys, { ids: [id], change: undefined }, key),
  written(useDeletePublishableApiKeys, { ids: [id], change: undefined }, key),
  written(useAddSalesChannelsToKey, { id, salesChannelIds: ['sc_1'] }, channels),
  written(useRemoveSalesChannelsFromKey, { id, salesChannelIds: ['sc_1'] }, channels),
]
