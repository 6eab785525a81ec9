import type {
  AdminPostPublishableApiKeysPublishableApiKeyReq,
  AdminPostPublishableApiKeysReq,
} from '@medusajs/client-types'
import { useWrite } from '@stoa/api/react'
import * as publishableApiKeyCalls from './publishable-api-keys-calls.ts'
import { publishableApiKeyKeys } from '../keys.ts'

interface KeyUpdate {
  id: string
  changes: AdminPostPublishableApiKeysPublishableApiKeyReq
}

interface SeenChannels {
  id: string
  salesChannelIds: string[]
}

/** Makes a key. The form shows an error. */
export const useCreatePublishableApiKey = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, payload: AdminPostPublishableApiKeysReq) => publishableApiKeyCalls.create(http, payload),
    stale: () => [publishableApiKeyKeys.lists()],
  })

/** Changes a key's title. The form shows an error. */
export const useUpdatePublishableApiKey = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, changes }: KeyUpdate) => publishableApiKeyCalls.update(http, id, changes),
    stale: key,
  })

/** Deletes a key. */
export const useDeletePublishableApiKey = () =>
  useWrite({
    call: (http, { id }: { id: string }) => publishableApiKeyCalls.delete(http, id),
    stale: key,
    gone: ({ id }) => [publishableApiKeyKeys.detail(id)],
  })

/** Makes a key useless for good. */
export const useRevokePublishableApiKey = () =>
  useWrite({
    call: (http, { id }: { id: string }) => publishableApiKeyCalls.revoke(http, id),
    stale: key,
  })

/** Lets a key see sales channels. */
export const useAddSalesChannelsToKey = () =>
  useWrite({
    call: (http, { id, salesChannelIds }: SeenChannels) =>
      publishableApiKeyCalls.addSalesChannelsBatch(http, id, { sales_channel_ids: named(salesChannelIds) }),
    stale: ({ id }) => [publishableApiKeyKeys.salesChannels(id)],
  })

/** Hides sales channels from a key. */
export const useRemoveSalesChannelsFromKey = () =>
  useWrite({
    call: (http, { id, salesChannelIds }: SeenChannels) =>
      publishableApiKeyCalls.deleteSalesChannelsBatch(http, id, {
        sales_channel_ids: named(salesChannelIds),
      }),
    stale: ({ id }) => [publishableApiKeyKeys.salesChannels(id)],
  })

const named = (ids: string[]) => ids.map((id) => ({ id }))

function key({ id }: { id: string }) {
  return [publishableApiKeyKeys.lists(), publishableApiKeyKeys.detail(id)]
}
