import { salesChannelQueries } from '@stoa/api/admin/sales-channels'
import type { HttpClient } from '@stoa/api/http'
import { useApi } from '@stoa/api/react'
import { useQuery, type QueryClient } from '@tanstack/react-query'

/** Stores have few channels; all of them are offered. */
const ALL_CHANNELS = { limit: 500 }

interface Channel {
  id: string
  name: string
}

const optionsOf = (channels: readonly Channel[]) => channels.map(({ id, name }) => ({ id, label: name }))

/** The sales channels as choices of a filter. */
export async function channelChoices(cache: QueryClient, http: HttpClient) {
  const { sales_channels } = await cache.fetchQuery(salesChannelQueries(http).list(ALL_CHANNELS))
  return optionsOf(sales_channels)
}

/** The sales channels and the options of a field that chooses from them; both empty until they are known. */
export function useChannelChoices({ isEnabled = true } = {}) {
  const query = { ...salesChannelQueries(useApi()).list(ALL_CHANNELS), enabled: isEnabled }
  const { data, error, refetch } = useQuery(query)
  const channels: readonly Channel[] = data?.sales_channels ?? []
  return {
    channels,
    options: optionsOf(channels),
    /** Why they are not known, while none are. */
    error: data ? null : error,
    isKnown: data !== undefined,
    refetch,
  }
}
