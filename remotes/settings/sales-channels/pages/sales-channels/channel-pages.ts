import { salesChannelKeys, salesChannelQueries, type SalesChannelPage } from '@stoa/api/admin/sales-channels'
import { storeQueries } from '@stoa/api/admin/store'
import type { HttpClient } from '@stoa/api/http'
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'

import type { Channel } from '../../model/channel.ts'
import { defaultFirst } from '../../model/default-first.ts'

type Query = NonNullable<Parameters<ReturnType<typeof salesChannelQueries>['list']>[0]>

/** A page of channels, and which of all is the default one. */
export interface ChannelPage extends SalesChannelPage {
  defaultId: string | undefined
}

/** Reads pages of channels, in one go with the default one: rows that are shown do not move once it is there. */
export const channelPages = (http: HttpClient) => (query: Query) =>
  queryOptions({
    queryKey: [...salesChannelKeys.list(query), 'default first'],
    queryFn: async ({ client }): Promise<ChannelPage> => {
      const [page, first] = await Promise.all([
        client.fetchQuery(salesChannelQueries(http).list(query)),
        defaultChannel(client, http),
      ])
      return {
        ...page,
        sales_channels: defaultFirst(page.sales_channels, first, query),
        defaultId: first?.id,
      }
    },
    placeholderData: keepPreviousData,
  })

async function defaultChannel(cache: QueryClient, http: HttpClient): Promise<Channel | undefined> {
  try {
    const { store } = await cache.fetchQuery(storeQueries(http).current())
    const id = store.default_sales_channel_id
    if (!id) return undefined
    return (await cache.fetchQuery(salesChannelQueries(http).detail(id))).sales_channel
  } catch {
    // The channels are listed without it.
    return undefined
  }
}
