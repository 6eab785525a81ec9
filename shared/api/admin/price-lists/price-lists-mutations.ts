import type { AdminPostPriceListsPriceListReq, PriceList } from '@medusajs/client-types'
import type { QueryClient } from '@tanstack/react-query'
import { changeShown, useWrite, useWriteEach, withoutUndefined } from '@stoa/api/react'
import * as priceListCalls from './price-lists-calls.ts'
import { pricedKeys, priceListKeys } from '../keys.ts'
import type { PriceListChanges } from './price-lists-types.ts'

interface PriceListUpdate {
  id: string
  changes: PriceListChanges
}

/** Makes a price list. Amounts are in minor units. The form shows an error. */
export const useCreatePriceList = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, payload: AdminPostPriceListsPriceListReq) => priceListCalls.create(http, payload),
    stale: () => [priceListKeys.lists(), ...pricedKeys()],
  })

/**
 * Changes a price list. Its name, description, type and status are shown at once and reverted if the server refuses.
 * The form shows the refusal.
 */
export const useUpdatePriceList = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, changes }: PriceListUpdate) => priceListCalls.update(http, id, changes),
    stale: ({ id }) => [priceListKeys.lists(), priceListKeys.detail(id), ...pricedKeys()],
    preview: showAtOnce,
  })

/** Deletes a price list with its prices. */
export const useDeletePriceList = () =>
  useWrite({
    call: (http, { id }: { id: string }) => priceListCalls.delete(http, id),
    stale: ({ id }) => [priceListKeys.lists(), priceListKeys.detail(id), ...pricedKeys()],
    gone: ({ id }) => [priceListKeys.detail(id)],
  })

/** Activates several price lists or makes them drafts. The list shows the result of each. */
export const useSwitchPriceLists = () =>
  useWriteEach({
    call: (http, id, { status }: Required<Pick<PriceListChanges, 'status'>>) =>
      priceListCalls.update(http, id, { status }),
    stale: ofLists,
  })

/** Deletes several price lists with their prices. The list shows the result of each. */
export const useDeletePriceLists = () =>
  useWriteEach({ call: (http, id) => priceListCalls.delete(http, id), stale: ofLists })

const ofLists = (ids: readonly string[]) => [
  priceListKeys.lists(),
  ...ids.map((id) => priceListKeys.detail(id)),
  ...pricedKeys(),
]

// Requests and answers have different date formats.
function showAtOnce(
  cache: QueryClient,
  { id, changes: { name, description, type, status } }: PriceListUpdate,
) {
  const visible = withoutUndefined({ name, description, type, status })
  changeShown<PriceList>(cache, SHOWN, id, (list) => ({ ...list, ...visible }))
}

const SHOWN = { keys: priceListKeys, one: 'price_list', many: 'price_lists' }
