import { nounKeys } from '@stoa/api/react'

const keys = nounKeys('admin', 'publishable-api-keys')

export const publishableApiKeyKeys = {
  ...keys,
  /** The sales channels that a key sees; without a query, every list of them. */
  salesChannels: (id: string, ...query: [] | [object]) =>
    [...keys.detail(id), 'sales-channels', ...query] as const,
}
