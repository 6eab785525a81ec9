import { storeQueries } from '@stoa/api/admin/store'
import { useApi } from '@stoa/api/react'
import { useQuery } from '@tanstack/react-query'

/** The id of the channel that products and keys have unless another one was chosen; undefined until it is known. */
export function useDefaultChannel(): string | null | undefined {
  const { data } = useQuery(storeQueries(useApi()).current())
  return data && (data.store.default_sales_channel_id ?? null)
}
