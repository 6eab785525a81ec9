import type { AdminPostReturnsReturnReceiveReq } from '@medusajs/client-types'
import { useWrite } from '@stoa/api/react'
import { orderKeys, orderShownKeys, paymentKeys, returnKeys, stockKeys, swapKeys } from '../keys.ts'
import { recognised } from './recognised.ts'
import * as returnCalls from './returns-calls.ts'

/** A return, and the order that it, its swap or its claim belongs to. */
interface OneReturn {
  id: string
  orderId: string
}

/** Notes that goods have come back. The form shows an error. */
export const useReceiveReturn = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, orderId, receipt }: OneReturn & { receipt: AdminPostReturnsReturnReceiveReq }) =>
      returnCalls.receive(http, id, receipt, recognised(orderId, id, 'received')),
    stale: ({ orderId }) => [
      returnKeys.lists(),
      ...orderShownKeys(orderId),
      swapKeys.details(),
      paymentKeys.details(),
      ...stockKeys(),
    ],
  })

/** Cancels a return. */
export const useCancelReturn = () =>
  useWrite({
    call: (http, { id, orderId }: OneReturn) =>
      returnCalls.cancel(http, id, recognised(orderId, id, 'canceled')),
    stale: ({ orderId }) => [returnKeys.lists(), orderKeys.detail(orderId), swapKeys.details()],
  })
