import { salesChannelQueries } from '@stoa/api/admin/sales-channels'
import { storeQueries } from '@stoa/api/admin/store'
import type { HttpClient } from '@stoa/api/http'
import type { QueryClient } from '@tanstack/react-query'

/** The sales channels as choices of a filter. */
export async function channelChoices(cache: QueryClient, http: HttpClient) {
  const { sales_channels } = await cache.fetchQuery(salesChannelQueries(http).list({ limit: 500 }))
  return sales_channels.map(({ id, name }) => ({ id, label: name }))
}

/** The currencies of the store as choices of a filter. */
export async function currencyChoices(cache: QueryClient, http: HttpClient) {
  const { store } = await cache.fetchQuery(storeQueries(http).current())
  return store.currencies.map(({ code, name }) => ({ id: code, label: name }))
}
