import { useWriteEach } from '@stoa/api/react'
import * as orderCalls from './orders-calls.ts'
import { orderKeys } from '../keys.ts'

const stale = (ids: readonly string[]) => [orderKeys.lists(), ...ids.map((id) => orderKeys.detail(id))]

/** Marks several orders as completed. The list shows the result of each. */
export const useCompleteOrders = () =>
  useWriteEach({ call: (http, id) => orderCalls.complete(http, id), stale })

/** Archives several completed orders. The list shows the result of each. */
export const useArchiveOrders = () =>
  useWriteEach({ call: (http, id) => orderCalls.archive(http, id), stale })
