import type {
  AdminPostSalesChannelsReq,
  AdminPostSalesChannelsSalesChannelReq,
  SalesChannel,
} from '@medusajs/client-types'
import type { QueryClient } from '@tanstack/react-query'
import { changeShown, useWrite } from '@stoa/api/react'
import {
  orderKeys,
  productKeys,
  publishableApiKeyKeys,
  salesChannelKeys,
  stockLocationKeys,
  storeKeys,
  variantKeys,
} from '../keys.ts'
import * as salesChannelCalls from './sales-channels-calls.ts'

interface SalesChannelUpdate {
  id: string
  changes: AdminPostSalesChannelsSalesChannelReq
}

interface SoldProducts {
  id: string
  productIds: string[]
}

interface SuppliedChannel {
  id: string
  locationId: string
}

/** Opens a sales channel. The form shows an error. */
export const useCreateSalesChannel = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, payload: AdminPostSalesChannelsReq) => salesChannelCalls.create(http, payload),
    stale: () => [salesChannelKeys.lists()],
  })

/**
 * Changes a sales channel. Its name and description are shown at once and reverted if the server refuses. The form
 * shows the refusal.
 */
export const useUpdateSalesChannel = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, changes }: SalesChannelUpdate) => salesChannelCalls.update(http, id, changes),
    stale: salesChannel,
    preview: showAtOnce,
  })

/** Disables a sales channel or lets it sell again: on screen at once, and back if the server refuses. */
export const useSwitchSalesChannel = () =>
  useWrite({
    call: (http, { id, disabled }: { id: string; disabled: boolean }) =>
      salesChannelCalls.update(http, id, { is_disabled: disabled }),
    stale: salesChannel,
    preview: (cache, { id, disabled }) => showAtOnce(cache, { id, changes: { is_disabled: disabled } }),
  })

/** Deletes a sales channel, which must not be the store's default one. Its products stay. */
export const useDeleteSalesChannel = () =>
  useWrite({
    call: (http, { id }: { id: string }) => salesChannelCalls.delete(http, id),
    stale: (channel) => [...salesChannel(channel), productKeys.lists(), variantKeys.details()],
    gone: ({ id }) => [salesChannelKeys.detail(id)],
  })

/** Sells products in a channel. */
export const useAddProductsToSalesChannel = () =>
  useWrite({
    call: (http, { id, productIds }: SoldProducts) =>
      salesChannelCalls.addProducts(http, id, { product_ids: named(productIds) }),
    stale: productsOf,
  })

/** Stops selling products in a channel. */
export const useRemoveProductsFromSalesChannel = () =>
  useWrite({
    call: (http, { id, productIds }: SoldProducts) =>
      salesChannelCalls.removeProducts(http, id, { product_ids: named(productIds) }),
    stale: productsOf,
  })

/** Lets a channel sell from a stock location. The step that does it shows an error. */
export const useAddLocationToSalesChannel = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, locationId }: SuppliedChannel) =>
      salesChannelCalls.addLocation(http, id, { location_id: locationId }),
    stale: supply,
  })

/** Stops a channel selling from a stock location. The step that does it shows an error. */
export const useRemoveLocationFromSalesChannel = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, locationId }: SuppliedChannel) =>
      salesChannelCalls.removeLocation(http, id, { location_id: locationId }),
    stale: supply,
  })

const named = (ids: string[]) => ids.map((id) => ({ id }))

/** Keys, products, orders and locations contain their channels, the store its default one. */
function salesChannel({ id }: { id: string }) {
  return [
    salesChannelKeys.lists(),
    salesChannelKeys.detail(id),
    orderKeys.details(),
    productKeys.details(),
    publishableApiKeyKeys.details(),
    stockLocationKeys.all,
    storeKeys.current(),
  ]
}

/** Channels do not contain their products; products contain their channels, and product lists filter by them. */
function productsOf({ productIds }: SoldProducts) {
  return [productKeys.lists(), ...productIds.map((id) => productKeys.detail(id))]
}

/** Locations and channels contain each other; a channel's stock of a variant is the sum of its locations. */
function supply({ locationId }: SuppliedChannel) {
  return [
    salesChannelKeys.lists(),
    stockLocationKeys.lists(),
    stockLocationKeys.detail(locationId),
    variantKeys.details(),
  ]
}

function showAtOnce(cache: QueryClient, { id, changes }: SalesChannelUpdate) {
  changeShown<SalesChannel>(cache, SHOWN, id, (channel) => ({ ...channel, ...changes }))
}

const SHOWN = { keys: salesChannelKeys, one: 'sales_channel', many: 'sales_channels' }
