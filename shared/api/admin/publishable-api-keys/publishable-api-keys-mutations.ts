import type {
  AdminPostPublishableApiKeysPublishableApiKeyReq,
  AdminPostPublishableApiKeysReq,
} from '@medusajs/client-types'
import { useWrite, useWriteEach } from '@stoa/api/react'
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

/** Deletes keys. The list shows the result of each. */
export const useDeletePublishableApiKeys = () =>
  useWriteEach({
    call: (http, id) => publishableApiKeyCalls.delete(http, id),
    stale: keys,
    gone: (ids) => ids.map((id) => publishableApiKeyKeys.detail(id)),
  })

/** Makes keys useless for good. The list shows the result of each. */
export const useRevokePublishableApiKeys = () =>
  useWriteEach({
    call: (http, id) => publishableApiKeyCalls.revoke(http, id),
    stale: keys,
  })

/** Lets a key see sales channels. The form shows a refusal. */
export const useAddSalesChannelsToKey = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, salesChannelIds }: SeenChannels) =>
      publishableApiKeyCalls.addSalesChannelsBatch(http, id, { sales_channel_ids: named(salesChannelIds) }),
    stale: ({ id }) => [publishableApiKeyKeys.salesChannels(id)],
  })

/** Hides sales channels from a key. The form shows a refusal. */
export const useRemoveSalesChannelsFromKey = () =>
  useWrite({
    meta: { quiet: true },
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

function keys(ids: readonly string[]) {
  return [publishableApiKeyKeys.lists(), ...ids.map((id) => publishableApiKeyKeys.detail(id))]
}
