import { salesChannelQueries } from '@stoa/api/admin/sales-channels'
import { useApi } from '@stoa/api/react'
import { useFlag } from '@stoa/extension-sdk'
import { useQuery } from '@tanstack/react-query'

/** Stores have few channels; all of them are offered. */
const ALL = { limit: 500 }

/** The sales channels that a location can be connected to. */
export function useChannels() {
  const isOn = useFlag('sales_channels')
  const { data, isError } = useQuery({ ...salesChannelQueries(useApi()).list(ALL), enabled: isOn })
  return { isOn, isError, all: data?.sales_channels ?? [] }
}
