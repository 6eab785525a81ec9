import { useWriteEach } from '@stoa/api/react'
import { captureOrder, packOrder, shipOrder, type Packing, type Shipping } from './orders-bulk-calls.ts'
import * as orderCalls from './orders-calls.ts'
import { orderKeys, paymentKeys, reservedKeys } from '../keys.ts'

const stale = (ids: readonly string[]) => [orderKeys.lists(), ...ids.map((id) => orderKeys.detail(id))]

/** Marks several orders as completed. The list shows the result of each. */
export const useCompleteOrders = () =>
  useWriteEach({ call: (http, id) => orderCalls.complete(http, id), stale })

/** Archives several completed orders. The list shows the result of each. */
export const useArchiveOrders = () =>
  useWriteEach({ call: (http, id) => orderCalls.archive(http, id), stale })

/** Cancels several orders, their payments and their reservations. The list shows the result of each. */
export const useCancelOrders = () =>
  useWriteEach({
    call: (http, id) => orderCalls.cancel(http, id),
    stale: (ids) => [...stale(ids), paymentKeys.details(), ...reservedKeys()],
  })

/** Captures the authorized payments of several orders. The list shows the result of each. */
export const useCaptureOrders = () =>
  useWriteEach({ call: captureOrder, stale: (ids) => [...stale(ids), paymentKeys.details()] })

/** Packs what is left of several orders. Two at a time, as they draw on the same stock. The list shows the result of each. */
export const usePackOrders = () =>
  useWriteEach<Packing>({ call: packOrder, atOnce: 2, stale: (ids) => [...stale(ids), ...reservedKeys()] })

/** Marks the packed parcels of several orders as shipped. The list shows the result of each. */
export const useShipOrders = () =>
  useWriteEach<Shipping>({
    call: shipOrder,
    atOnce: 2,
    stale: (ids) => [...stale(ids), ...reservedKeys()],
  })
